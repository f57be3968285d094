import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import type { AuditEntryView, AuditLogQuery } from '../accounts/accounts.schema.js';

@Injectable()
export class AuditLogQueries {
  constructor(private readonly db: Db) {}

  async list({
    actorId,
    action,
    subjectId,
    ...page
  }: AuditLogQuery): Promise<Page<AuditEntryView>> {
    const where = {
      ...(actorId && { actorId }),
      ...(action && { action }),
      ...(subjectId && { subjectId }),
    };
    const [entries, total] = await Promise.all([
      this.db.auditLog.findMany({ where, ...pageOf(page) }),
      this.db.auditLog.count({ where }),
    ]);
    const names = await this.namesOf(entries.map((entry) => entry.actorId));
    const rows = entries.map((entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      actorName: names.get(entry.actorId) ?? '',
      detail: entry.detail as AuditEntryView['detail'],
    }));
    return { rows, total };
  }

  private async namesOf(ids: string[]): Promise<Map<string, string>> {
    const users = await this.db.user.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }
}
