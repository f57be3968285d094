import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Involvement, Users } from '../../accounts/index.js';
import { AuditLogQueries } from '../../audit-log/index.js';
import { ItemsOfSuspended } from '../../items/index.js';
import { OpenAffairsQueries, statusWords } from '../../rentals/index.js';
import type { SuspensionView } from './suspension.schema.js';

/** What staff read before they suspend a member, and afterwards. */
@Injectable()
export class SuspensionQueries {
  constructor(
    private readonly users: Users,
    private readonly involvement: Involvement,
    private readonly items: ItemsOfSuspended,
    private readonly affairs: OpenAffairsQueries,
    private readonly auditLog: AuditLogQueries,
  ) {}

  /** @throws ProblemError `user-not-found`, also of a deleted account */
  async get(viewer: Actor, id: string): Promise<SuspensionView> {
    const [{ suspendedAt, frozenWithSuspension }, involved, items, affairs] = await Promise.all([
      this.users.getSuspension(id),
      this.involvement.has(viewer, id),
      this.items.count(id),
      this.affairs.of(id),
    ]);
    const received = affairs.requests.filter(({ party }) => party === 'owner').length;
    return {
      suspendedAt: suspendedAt?.toISOString() ?? null,
      ...(suspendedAt ? await this.findAct(id) : { suspendedBy: null, reason: null }),
      frozenWithSuspension,
      involved,
      items: suspendedAt ? items.hidden : items.shown,
      requestsReceived: received,
      requestsMade: affairs.requests.length - received,
      extensions: affairs.extensions,
      rentals: affairs.rentals.map(({ id: rentalId, itemTitle, party, status, start, end }) => ({
        id: rentalId,
        item: itemTitle,
        party,
        status: statusWords[status],
        startDate: start,
        endDate: end,
      })),
    };
  }

  private async findAct(subjectId: string) {
    const filter = { subjectId, action: 'suspend-member' };
    const { rows } = await this.auditLog.list(filter, { take: 1, orderBy: { at: 'desc' } });
    const { actorId, detail } = rows[0] ?? {};
    const names = await this.users.listNames(actorId ? [actorId] : []);
    const { reason = null } = (detail ?? {}) as { reason?: string };
    return { suspendedBy: (actorId && names.get(actorId)) ?? null, reason };
  }
}
