import { Injectable } from '@nestjs/common';
import type { AuditLog as AuditEntry, Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import type { Page } from '../../platform/http/paging.js';

interface AuditLogFilter {
  actorId?: string | undefined;
  action?: string | undefined;
  subjectId?: string | undefined;
}

@Injectable()
export class AuditLogQueries {
  constructor(private readonly db: Db) {}

  async list(
    { actorId, action, subjectId }: AuditLogFilter,
    page: Pick<Prisma.AuditLogFindManyArgs, 'skip' | 'take' | 'orderBy'>,
  ): Promise<Page<AuditEntry>> {
    const where = {
      ...(actorId && { actorId }),
      ...(action && { action }),
      ...(subjectId && { subjectId }),
    };
    const [rows, total] = await Promise.all([
      this.db.auditLog.findMany({ where, ...page }),
      this.db.auditLog.count({ where }),
    ]);
    return { rows, total };
  }
}
