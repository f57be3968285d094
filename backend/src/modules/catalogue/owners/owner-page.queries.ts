import { Injectable } from '@nestjs/common';
import { dayMs } from '../../../kernel/duration.js';
import { ProblemError } from '../../../kernel/errors.js';
import { maskedName } from '../../../kernel/masked-name.js';
import { ratingOf } from '../../../kernel/rating.js';
import { verificationStatus } from '../../../kernel/verification-status.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { avatarUrl } from '../../uploads/index.js';
import { answersOf, type DecidedRequest } from '../domain/answers.js';
import { ownerKnownTo } from '../item-view.js';
import type { OwnerPageView } from './owners.schema.js';

interface OwnerRow {
  id: string;
  name: string;
  avatarId: string | null;
  since: Date;
  verification: number;
  count: number;
  sum: number;
  known: boolean;
  rentals: number;
}

/** The newest of them say how an owner answers. */
const countedRequests = 50;
const countedDays = 365;

/** What everybody may know of a member who lists objects. */
@Injectable()
export class OwnerPageQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `user-not-found` also for a member who never listed anything */
  async get(id: string, viewer: Actor | undefined): Promise<OwnerPageView> {
    const [[owner], requests] = await Promise.all([
      this.sql.rows<OwnerRow>(Prisma.sql`
        select u.id, u.name, u.avatar_id as "avatarId", u.created_at as since,
          u.verification_status as verification, u.owner_review_count as count,
          u.owner_rating_sum as sum, ${ownerKnownTo(viewer, Prisma.sql`u.id`)} as known,
          (select count(*)::int from rentals where owner_id = u.id and status = 'terminee'
            and handover_status <> 'failed') as rentals
        from users u
        where u.id = ${id} and u.deleted_at is null and u.deletion_due_at is null
          and u.suspended_at is null and exists (
          select from items where owner_id = u.id and hidden_at is null)`),
      this.listDecided(id),
    ]);
    if (!owner) throw new ProblemError('user-not-found');
    return {
      id: owner.id,
      name: owner.known ? owner.name : maskedName(owner.name),
      avatar: avatarUrl(owner.avatarId),
      since: owner.since.toISOString(),
      verified: owner.verification === verificationStatus.verified,
      rating: ratingOf(owner.count, owner.sum),
      answers: answersOf(requests),
      rentals: owner.rentals,
    };
  }

  private listDecided(ownerId: string): Promise<DecidedRequest[]> {
    const since = new Date(this.clock.now().getTime() - countedDays * dayMs);
    return this.sql.rows<DecidedRequest>(Prisma.sql`
      select r.created_at as "requestedAt", case when e.event <> 'expire' then e.at end as "answeredAt"
      from (
        select id, created_at from rentals
        where owner_id = ${ownerId} and created_at > ${since}
        order by created_at desc, id desc limit ${countedRequests}
      ) as r
      join rental_events e on e.rental_id = r.id and e.event in ('accept', 'refuse', 'expire')`);
  }
}
