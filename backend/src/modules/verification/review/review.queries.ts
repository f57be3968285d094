import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { IdentitySubmission } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Users } from '../../accounts/index.js';
import { lookerOf } from '../domain/claim.js';
import type { NextView, ReviewView } from './review.schema.js';

const pending = { status: 'pending' } as const;

/** Where a submission stands among those that wait, and who looks at it. */
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
      this.placeOf(submission),
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
  async getNext(id: string | null): Promise<NextView> {
    const submission = id && (await this.db.identitySubmission.findUnique({ where: { id } }));
    return { id, ...(await this.placeOf(submission || null)) };
  }

  private async placeOf(
    submission: IdentitySubmission | null,
  ): Promise<Pick<ReviewView, 'position' | 'waiting'>> {
    const [waiting, position] = await Promise.all([
      this.db.identitySubmission.count({ where: pending }),
      submission?.status === 'pending' ? this.positionOf(submission) : null,
    ]);
    return { position, waiting };
  }

  private async positionOf({ id, createdAt }: IdentitySubmission): Promise<number> {
    const earlier = await this.db.identitySubmission.count({
      where: { ...pending, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] },
    });
    return earlier + 1;
  }
}
