import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Report } from '../../platform/database/generated/client.js';
import { Transactions } from '../../platform/database/transactions.js';
import { FreezeMember } from '../accounts/index.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { outcomesOf, type ReportOutcome, type ReportReason } from './domain/report-kinds.js';
import { lockOpenReport, nextInstantOf } from './lock-report.js';
import { reportClosed } from './reports.events.js';
import { ReportSubjects } from './subjects/report-subjects.js';

/**
 * Whoever took a report closes it, for good. An outcome that does something is done first: if the closing
 * then fails, closing again does nothing twice.
 */
@Injectable()
export class CloseReport {
  constructor(
    private readonly transactions: Transactions,
    private readonly subjects: ReportSubjects,
    private readonly freezeMember: FreezeMember,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @param reason why, for the staff alone
   * @throws ProblemError `report-not-found`, `report-closed`, `report-involved`, `report-not-taken` unless
   *   the caller has it, `outcome-not-possible`, `forbidden` when the caller may not freeze the member
   */
  async execute(actor: Actor, id: string, outcome: ReportOutcome, reason: string): Promise<void> {
    const report = await this.transactions.run((tx) => lockOpenReport(tx, actor, id));
    requireTakenBy(report, actor);
    const subject = this.subjects.of(report.kind);
    if (!outcomesOf(report.kind, subject.hide !== undefined).includes(outcome))
      throw new ProblemError('outcome-not-possible');
    if (outcome === 'hidden') await subject.hide?.(actor, report.subjectId, reason);
    if (outcome === 'frozen')
      await this.freezeMember.execute(actor, report.memberId, 'freeze', reason);
    await this.close(actor, id, outcome, reason);
  }

  private async close(actor: Actor, id: string, outcome: ReportOutcome, reason: string) {
    await this.transactions.run(async (tx, afterCommit) => {
      const report = await lockOpenReport(tx, actor, id);
      requireTakenBy(report, actor);
      const at = await nextInstantOf(tx, this.auditLog, report);
      const closed = { closedAt: at, outcome, closingWords: reason };
      await tx.report.update({ where: { id }, data: closed });
      const { kind, subjectId, reporterId, memberId, title } = report;
      await this.auditLog.record(tx, actor, {
        action: 'close-report',
        subject: 'report',
        subjectId: id,
        detail: { outcome, reason, memberId, kind },
        at,
      });
      await this.events.record(tx, afterCommit, reportClosed, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: {
          ...{ kind, subjectId, reporterId, memberId, outcome },
          // The database has a check of the reasons.
          reason: report.reason as ReportReason,
        },
        secrets: { title },
        at,
      });
    });
  }
}

function requireTakenBy({ takenById }: Report, actor: Actor): void {
  if (takenById !== actor.id) throw new ProblemError('report-not-taken');
}
