import { Injectable } from '@nestjs/common';
import { fromDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { AuditReport } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Page, pageOf } from '../../../platform/http/paging.js';
import { ruleInFrench } from '../invariants/rules-in-french.js';
import type { AuditPart } from '../invariants.js';
import type { AuditReportFacts } from '../reconciliation.events.js';
import type { AuditReportsPage, AuditReportView } from './audit-reports.schema.js';

@Injectable()
export class AuditReportsQueries {
  constructor(private readonly db: Db) {}

  async list(page: AuditReportsPage): Promise<Page<AuditReportView>> {
    const [reports, total] = await Promise.all([
      this.db.auditReport.findMany(pageOf(page)),
      this.db.auditReport.count(),
    ]);
    return { rows: reports.map(viewOf), total };
  }

  /** @throws ProblemError `not-found` */
  async get(id: string): Promise<AuditReportView> {
    const report = await this.db.auditReport.findUnique({ where: { id } });
    if (!report) throw new ProblemError('not-found');
    return viewOf(report);
  }
}

function viewOf(report: AuditReport): AuditReportView {
  return {
    ...report,
    day: fromDate(report.day),
    broken: (report.broken as AuditReportFacts['broken']).map(labelled),
    unchecked: (report.unchecked as AuditReportFacts['unchecked']).map(labelled),
    createdAt: report.createdAt.toISOString(),
  };
}

/** Reports of before the audit had parts name none. */
function labelled<Rule extends { name: string; part?: AuditPart }>(rule: Rule) {
  return { ...rule, label: ruleInFrench(rule.name), part: rule.part ?? 'money' };
}
