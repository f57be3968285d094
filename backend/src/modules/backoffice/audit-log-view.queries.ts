import { Injectable } from '@nestjs/common';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { Users } from '../accounts/index.js';
import { AuditLogQueries } from '../audit-log/index.js';
import type { AuditEntryView, AuditLogQuery } from './audit-log.schema.js';

/** The audit log as staff read it: with the names of who acted. */
@Injectable()
export class AuditLogViewQueries {
  constructor(
    private readonly auditLog: AuditLogQueries,
    private readonly users: Users,
  ) {}

  async list({
    actorId,
    action,
    subjectId,
    ...page
  }: AuditLogQuery): Promise<Page<AuditEntryView>> {
    const filter = { actorId, action, subjectId };
    const { rows: entries, total } = await this.auditLog.list(filter, pageOf(page));
    const names = await this.users.listNames(entries.map((entry) => entry.actorId));
    const rows = entries.map((entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      actorName: names.get(entry.actorId) ?? '',
      detail: entry.detail as AuditEntryView['detail'],
    }));
    return { rows, total };
  }
}
