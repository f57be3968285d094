import { Injectable } from '@nestjs/common';
import { addDays, startOfDay } from '../../kernel/day.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { FindUsers, Users } from '../accounts/index.js';
import { ApprovalKinds } from '../approvals/index.js';
import {
  type AuditAction,
  AuditLogQueries,
  type AuditSubject,
  actWords,
} from '../audit-log/index.js';
import type { AuditEntryView, AuditLogQuery } from './audit-log.schema.js';
import { SubjectNamesQueries } from './subject-names.queries.js';

/** The audit log as staff read it: with the names of who acted, and of what they acted upon. */
@Injectable()
export class AuditLogViewQueries {
  constructor(
    private readonly auditLog: AuditLogQueries,
    private readonly users: Users,
    private readonly findUsers: FindUsers,
    private readonly subjectNames: SubjectNamesQueries,
    private readonly approvalKinds: ApprovalKinds,
  ) {}

  async list(
    { actorId, action, subjectId, person, from, to, ...page }: AuditLogQuery,
    viewer: Actor,
  ): Promise<Page<AuditEntryView>> {
    const filter = {
      ...{ actorId, action, subjectId },
      peopleIds: person ? await this.findUsers.listIds(person) : undefined,
      from: from ? startOfDay(from) : undefined,
      before: to ? startOfDay(addDays(to, 1)) : undefined,
    };
    const { rows: entries, total } = await this.auditLog.list(filter, pageOf(page));
    const [names, subjects] = await Promise.all([
      this.users.listNames(
        entries.flatMap((entry) => [entry.actorId, ...[proposerOf(entry) ?? []].flat()]),
      ),
      this.subjectNames.list(entries),
    ]);
    const rows = entries.map(({ memberId: _, ...entry }) => ({
      ...entry,
      at: entry.at.toISOString(),
      actorName: names.get(entry.actorId) ?? '',
      proposerName: names.get(proposerOf(entry) ?? '') ?? null,
      // The database has a check of the actions.
      action: entry.action as AuditAction,
      actionName: actWords[entry.action as AuditAction],
      actName: ACTS_OF_TWO.has(entry.action) ? this.nameOf(entry) : null,
      subject: entry.subject as AuditSubject,
      subjectName: subjects.get(entry.subjectId) ?? null,
      detail: detailFor(viewer, entry.action, entry.detail as AuditEntryView['detail']),
    }));
    return { rows, total };
  }

  private nameOf({ detail }: { detail: unknown }): string | null {
    const { kind } = detail as { kind?: unknown };
    return this.approvalKinds.all.find((one) => one.kind === kind)?.name ?? null;
  }
}

const ACTS_OF_TWO: ReadonlySet<string> = new Set<AuditAction>([
  'propose-act',
  'approve-act',
  'refuse-act',
  'take-back-act',
]);

/** Whoever is reported does not read what colleagues noted of it. */
function detailFor(
  { id }: Actor,
  action: string,
  { reason, ...detail }: AuditEntryView['detail'],
): AuditEntryView['detail'] {
  const isWithheld = action === 'close-report' && detail.memberId === id;
  return isWithheld || reason === undefined ? detail : { ...detail, reason };
}

function proposerOf({ detail }: { detail: unknown }): string | null {
  const { proposedById } = detail as { proposedById?: unknown };
  return typeof proposedById === 'string' ? proposedById : null;
}
