import { Injectable } from '@nestjs/common';
import { fromDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { ReconciliationReport } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { differenceAmount } from './domain/difference-amount.js';
import type { ReportsPage, ReportView } from './reconciliation.schema.js';

@Injectable()
export class ReconciliationQueries {
  constructor(private readonly db: Db) {}

  async list({ asked, ...page }: ReportsPage): Promise<Page<ReportView>> {
    const where = { ...(asked !== undefined && { runId: asked ? { not: null } : null }) };
    const [reports, total] = await Promise.all([
      this.db.reconciliationReport.findMany({ where, ...pageOf(page) }),
      this.db.reconciliationReport.count({ where }),
    ]);
    return { rows: reports.map(viewOf), total };
  }

  /** @throws ProblemError `not-found` */
  async get(id: string): Promise<ReportView> {
    const report = await this.db.reconciliationReport.findUnique({ where: { id } });
    if (!report) throw new ProblemError('not-found');
    return viewOf(report);
  }
}

function viewOf(report: ReconciliationReport): ReportView {
  const { runId, totals, ...fields } = report;
  const differences = (report.differences as ReportView['differences']).map((difference) => ({
    // Reports of before say nothing of fees.
    ...{ fees: null, gatewayFees: null },
    ...difference,
  }));
  return {
    ...fields,
    day: fromDate(report.day),
    since: report.since.toISOString(),
    createdAt: report.createdAt.toISOString(),
    differences,
    unansweredPayments: report.unansweredPayments as ReportView['unansweredPayments'],
    differenceTotal: differences.reduce((sum, one) => sum + differenceAmount(one), 0),
    totals: totals as ReportView['totals'],
    asked: runId !== null,
  };
}
