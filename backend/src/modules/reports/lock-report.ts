import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Report } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AuditLog } from '../audit-log/index.js';

/**
 * A report that is not closed, held until the end of the transaction, for staff whom it does not concern.
 *
 * @throws ProblemError `report-not-found`, `report-closed`, `report-involved`
 */
export async function lockOpenReport(tx: Tx, actor: Actor, id: string): Promise<Report> {
  await tx.$queryRaw`select from reports where id = ${id}::uuid for update`;
  const report = await tx.report.findUnique({ where: { id } });
  if (!report) throw new ProblemError('report-not-found');
  if (report.closedAt) throw new ProblemError('report-closed');
  if (report.reporterId === actor.id || report.memberId === actor.id)
    throw new ProblemError('report-involved');
  return report;
}

/** When the next act on a report is, which the transaction holds: also when a server whose clock is ahead wrote the one before. */
export async function nextInstantOf(
  tx: Tx,
  auditLog: AuditLog,
  { id, createdAt }: Report,
): Promise<Date> {
  const next = await auditLog.nextInstant(tx, id);
  return new Date(Math.max(next.getTime(), createdAt.getTime()));
}
