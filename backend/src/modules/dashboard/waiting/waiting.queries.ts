import { Injectable } from '@nestjs/common';
import { zone } from '../../../kernel/day.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { whereLateOn } from '../../rentals/index.js';
import { isOfAdmins, type WaitingKind, type WaitingView, waitingKinds } from './waiting.schema.js';

const shown = 15;

interface OldestRow {
  kind: WaitingKind;
  id: string;
  title: string;
  since: Date;
  takenBy: string | null;
  involved: boolean;
}

/** What of a kind has waited for too long. */
export interface OverdueKind {
  kind: WaitingKind;
  count: number;
  oldestId: string;
  oldestAt: Date;
}

/** What waits for a person to decide it. */
@Injectable()
export class WaitingQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async read(viewer: Actor): Promise<WaitingView> {
    const kinds = waitingKinds.filter((kind) => viewer.role === 'admin' || !isOfAdmins(kind));
    const [counted, oldest] = await Promise.all([
      this.countByKind(kinds, viewer.id),
      this.listOldest(kinds, viewer.id),
    ]);
    const byKind = new Map(counted.map((row) => [row.kind, row]));
    return {
      kinds: kinds.map((kind) => ({
        kind,
        count: byKind.get(kind)?.count ?? 0,
        oldestAt: byKind.get(kind)?.oldestAt.toISOString() ?? null,
      })),
      oldest: oldest.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
    };
  }

  /** Of each of these kinds what has waited since then or for longer, whoever decides it. */
  listOverdue(kinds: readonly WaitingKind[], since: Date): Promise<OverdueKind[]> {
    return this.sql.rows<OverdueKind>(Prisma.sql`
      select kind, count(*)::int as count, (array_agg(id order by since, id))[1] as "oldestId",
        min(since) as "oldestAt"
      from ${this.waiting(kinds, null)}
      where since <= ${since}
      group by kind`);
  }

  private countByKind(kinds: readonly WaitingKind[], viewerId: string) {
    return this.sql.rows<{ kind: WaitingKind; count: number; oldestAt: Date }>(Prisma.sql`
      select kind, count(*)::int as count, min(since) as "oldestAt"
      from ${this.waiting(kinds, viewerId)}
      group by kind`);
  }

  /** One that is late and reported missing is listed as missing: each thing once. */
  private listOldest(kinds: readonly WaitingKind[], viewerId: string) {
    return this.sql.rows<OldestRow>(Prisma.sql`
      select oldest.kind, oldest.id, coalesce(i.title, member.name, 'Loka') as title, oldest.since,
        taker.name as "takenBy", ${viewerId}::uuid = any(parties) as involved
      from (
        select * from ${this.waiting(kinds, viewerId)}
        where not (kind = 'late' and id in (select id from rentals where return_status = 'missing'))
        order by since, id
        limit ${shown}
      ) as oldest
      left join items i on i.id = oldest.item_id
      left join users member on member.id = oldest.member_id
      left join users taker on taker.id = oldest.taken_by
      order by oldest.since, oldest.id`);
  }

  private waiting(kinds: readonly WaitingKind[], viewerId: string | null): Prisma.Sql {
    const reads = this.reads(viewerId);
    const all = Prisma.join(
      kinds.map((kind) => reads[kind]),
      ' union all ',
    );
    return Prisma.sql`(${all}) as waiting (kind, id, member_id, item_id, since, taken_by, parties)`;
  }

  /** Each with since when it waits, whom it concerns, and who looks at it. */
  private reads(viewerId: string | null): Record<WaitingKind, Prisma.Sql> {
    const now = this.clock.now();
    const sinceEvent = (...events: string[]) => Prisma.sql`(
      select max(e.at) from rental_events e where e.rental_id = r.id and e.event = any(${events}))`;
    const rental = (kind: WaitingKind, since: Prisma.Sql, where: Prisma.Sql) => Prisma.sql`
      select ${kind}::text, r.id, null::uuid, r.item_id, coalesce(${since}, r.created_at), null::uuid,
        array[r.renter_id, r.owner_id]
      from rentals r where ${where}`;
    return {
      verification: Prisma.sql`
        select 'verification', s.id, s.user_id, null::uuid, s.created_at,
          case when s.claimed_until > ${now} then s.claimed_by end, array[s.user_id]
        from identity_submissions s where s.status = 'pending'`,
      report: Prisma.sql`
        select 'report', p.id, p.member_id, null::uuid, p.created_at, p.taken_by_id,
          array[p.member_id, p.reporter_id]
        from reports p where p.closed_at is null`,
      'item-check': Prisma.sql`
        select 'item-check', c.id, null::uuid, c.item_id, c.created_at, null::uuid,
          array[(select owner_id from items where id = c.item_id)]
        from item_checks c where c.checked_at is null`,
      handover: rental(
        'handover',
        sinceEvent('deny-not-received', 'deny-absence', 'escalate-absence'),
        Prisma.sql`r.handover_status = 'disputed'`,
      ),
      return: rental(
        'return',
        sinceEvent('refuse-offer', 'escalate-claim'),
        Prisma.sql`r.return_status = 'disputed'`,
      ),
      missing: rental(
        'missing',
        sinceEvent('report-missing'),
        Prisma.sql`r.return_status = 'missing'`,
      ),
      late: rental(
        'late',
        Prisma.sql`(r.end_date + 1)::timestamp at time zone ${zone}`,
        whereLateOn(this.clock.today()),
      ),
      payment: Prisma.sql`
        select 'payment', p.id, p.user_id, null::uuid, coalesce((
            select max(e.at) from payment_events e
            where e.payment_id = p.id and e."to" = 'review'), p.created_at), null::uuid,
          array[p.user_id, (select owner_id from items where id = p.item_id)]
        from payments p where p.status = 'review'`,
      approval: Prisma.sql`
        select 'approval', c.id, c.member_id, null::uuid, c.proposed_at, null::uuid,
          array_remove(array[c.member_id], null)
        from approvals c
        where c.status = 'proposed' and c.expires_at > ${now}
          and c.proposed_by_id is distinct from ${viewerId}::uuid`,
    };
  }
}
