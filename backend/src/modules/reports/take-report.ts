import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { lockOpenReport, nextInstantOf } from './lock-report.js';

/** One of the staff looks at a report, and nobody else meanwhile. */
@Injectable()
export class TakeReport {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @throws ProblemError `report-not-found`, `report-closed`, `report-involved`, or `report-taken` while
   *   somebody else has it
   */
  async take(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const report = await lockOpenReport(tx, actor, id);
      const { takenById } = report;
      if (takenById === actor.id) return;
      if (takenById) throw new ProblemError('report-taken');
      const at = await nextInstantOf(tx, this.auditLog, report);
      await tx.report.update({ where: { id }, data: { takenById: actor.id, takenAt: at } });
      await this.auditLog.record(tx, actor, {
        action: 'take-report',
        subject: 'report',
        subjectId: id,
        at,
      });
    });
  }

  /**
   * Leaves it to others. An admin can also take it from somebody who is away.
   *
   * @throws ProblemError `report-not-found`, `report-closed`, `report-involved`, or `report-taken` while
   *   somebody else has it
   */
  async release(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { takenById } = await lockOpenReport(tx, actor, id);
      if (!takenById) return;
      if (takenById !== actor.id && actor.role !== 'admin') throw new ProblemError('report-taken');
      await tx.report.update({ where: { id }, data: { takenById: null, takenAt: null } });
      await this.auditLog.record(tx, actor, {
        action: 'release-report',
        subject: 'report',
        subjectId: id,
        detail: { takenById },
      });
    });
  }
}
