import { Prisma } from '../../../platform/database/generated/client.js';
import { decidedBefore } from '../domain/papers.js';
import { keptDays } from './kept-days.js';

/** Whether papers that are still there should have been deleted by an instant, of a row of `identity_submissions`. */
export const papersOverdue = (by: Date): Prisma.Sql => Prisma.sql`
  papers_deleted_at is null and (
    status = 'approved' and decided_at < ${decidedBefore('approved', by, keptDays)}
    or status = 'rejected' and decided_at < ${decidedBefore('rejected', by, keptDays)})`;
