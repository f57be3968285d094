import { Injectable } from '@nestjs/common';
import type { AuditLog as AuditEntry, Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import type { Page } from '../../platform/http/paging.js';

interface AuditLogFilter {
  actorId?: string | undefined;
  action?: string | undefined;
  subjectId?: string | undefined;
  /** Who acted, or was acted upon. */
  peopleIds?: string[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** More acts than anything has: one that is asked about over and over stays readable. */
const mostOfOne = 500;

@Injectable()
export class AuditLogQueries {
  constructor(private readonly db: Db) {}

  async list(
    { actorId, action, subjectId, peopleIds, from, before }: AuditLogFilter,
    page: Pick<Prisma.AuditLogFindManyArgs, 'skip' | 'take' | 'orderBy'>,
  ): Promise<Page<AuditEntry>> {
    const where = {
      ...(actorId && { actorId }),
      ...(action && { action }),
      ...(subjectId && { subjectId }),
      ...(peopleIds && {
        OR: [
          { actorId: { in: peopleIds } },
          { subjectId: { in: peopleIds } },
          { memberId: { in: peopleIds } },
        ],
      }),
      ...((from || before) && {
        at: { ...(from && { gte: from }), ...(before && { lt: before }) },
      }),
    };
    const [rows, total] = await Promise.all([
      this.db.auditLog.findMany({ where, ...page }),
      this.db.auditLog.count({ where }),
    ]);
    return { rows, total };
  }

  /** What was done to a subject, oldest first. */
  listOf(subjectId: string): Promise<AuditEntry[]> {
    return this.db.auditLog.findMany({
      where: { subjectId },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      take: mostOfOne,
    });
  }
}
