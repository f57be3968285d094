import { Injectable } from '@nestjs/common';
import { startOfDay } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Users } from '../../accounts/index.js';
import { lookerOf } from '../domain/claim.js';
import { placeInSitting } from '../domain/sitting.js';
import type { NextView, ReviewView } from './review.schema.js';

type Place = Pick<ReviewView, 'position' | 'total' | 'waiting'>;

/** How far whoever asks has come today with what waits, and who looks at a submission. */
@Injectable()
export class ReviewQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: Users,
  ) {}

  /** @throws ProblemError `verification-not-found` */
  async getReview(actor: Actor, id: string): Promise<ReviewView> {
    const submission = await this.db.identitySubmission.findUnique({ where: { id } });
    if (!submission) throw new ProblemError('verification-not-found');
    const { status, decidedById, claimedUntil } = submission;
    const looker = lookerOf(submission, this.clock.now());
    const people = [decidedById, looker].filter((person) => person !== null);
    const [names, queue] = await Promise.all([
      this.users.listNames(people),
      this.placeOf(actor, id),
    ]);
    return {
      ...queue,
      status,
      decidedByName: decidedById && (names.get(decidedById) ?? null),
      claim:
        looker && claimedUntil
          ? {
              name: names.get(looker) ?? '',
              isOwn: looker === actor.id,
              until: claimedUntil.toISOString(),
            }
          : null,
    };
  }

  /** @param id of the one that was taken; null when there was none */
  async getNext(actor: Actor, id: string | null): Promise<NextView> {
    return { id, ...(await this.placeOf(actor, id)) };
  }

  /** @param id of the one that is shown */
  private async placeOf(actor: Actor, id: string | null): Promise<Place> {
    const since = startOfDay(this.clock.today());
    const waits = { status: 'pending', userId: { not: actor.id } } as const;
    const leftToday = { some: { staffId: actor.id, at: { gte: since } } };
    const submissions = this.db.identitySubmission;
    const [decided, waiting, skipped, isShown] = await Promise.all([
      submissions.count({ where: { decidedById: actor.id, decidedAt: { gte: since } } }),
      submissions.count({ where: waits }),
      submissions.count({ where: { ...waits, skips: leftToday, ...(id && { NOT: { id } }) } }),
      id ? submissions.count({ where: { ...waits, id } }) : 0,
    ]);
    const { position, total } = placeInSitting({ decided, skipped, waiting });
    return { position: isShown > 0 ? position : null, total, waiting };
  }
}
