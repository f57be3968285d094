import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { ProposedCorrection } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { Users } from '../accounts/index.js';
import { BalancesQueries } from '../wallet/index.js';
import { heldIn } from './correction-record.js';
import type { CorrectionList, CorrectionView } from './corrections.schema.js';
import { whyNotDecide, whyNotTakeBack } from './domain/correction-rules.js';

/** Corrections that need a second admin, as an admin sees them. */
@Injectable()
export class CorrectionsQueries {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
    private readonly balances: BalancesQueries,
    private readonly clock: Clock,
  ) {}

  async list(
    { status, userId, ...page }: CorrectionList,
    viewer: Actor,
  ): Promise<Page<CorrectionView>> {
    const where = { ...(status && { status }), ...(userId && { userId }) };
    const [corrections, total] = await Promise.all([
      this.db.proposedCorrection.findMany({ where, ...pageOf(page) }),
      this.db.proposedCorrection.count({ where }),
    ]);
    return { rows: await this.viewsOf(corrections, viewer), total };
  }

  /** @throws ProblemError `correction-not-found` */
  async get(id: string, viewer: Actor): Promise<CorrectionView> {
    const correction = await this.db.proposedCorrection.findUnique({ where: { id } });
    if (!correction) throw new ProblemError('correction-not-found');
    const [view] = await this.viewsOf([correction], viewer);
    return view as CorrectionView;
  }

  private async viewsOf(
    corrections: readonly ProposedCorrection[],
    viewer: Actor,
  ): Promise<CorrectionView[]> {
    const memberIds = [...new Set(corrections.map(({ userId }) => userId))];
    const staffIds = corrections.flatMap(({ proposedById, decidedById }) => [
      proposedById,
      ...(decidedById ? [decidedById] : []),
    ]);
    const [names, balances] = await Promise.all([
      this.users.listNames([...memberIds, ...staffIds]),
      this.balances.listOf(memberIds),
    ]);
    const now = this.clock.now();
    const person = (id: string) => ({ id, name: names.get(id) ?? '' });
    return corrections.map((correction) => {
      const { id, userId, account, amount, reason, status, refusalReason } = correction;
      return {
        ...{ id, account, amount, reason, status, refusalReason },
        member: person(userId),
        balance: heldIn(account, balances.get(userId)),
        proposedBy: person(correction.proposedById),
        proposedAt: correction.proposedAt.toISOString(),
        expiresAt: correction.expiresAt.toISOString(),
        decidedBy: correction.decidedById ? person(correction.decidedById) : null,
        decidedAt: correction.decidedAt?.toISOString() ?? null,
        mayDecide: whyNotDecide(correction, viewer.id, now) === null,
        mayTakeBack: whyNotTakeBack(correction, viewer.id) === null,
      };
    });
  }
}
