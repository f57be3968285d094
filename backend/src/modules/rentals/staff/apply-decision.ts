import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { ApplyTransition, moveNotAllowed, requireAmount } from '../apply-transition.js';
import { AdvanceCalendar } from '../calendar/advance-calendar.js';
import { findTransition } from '../domain/rental-lifecycle.js';
import { type DecisionEvent, dividedSum } from '../domain/staff-decision.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf } from '../rental-record.js';
import { lockForStaff } from './lock-for-staff.js';

/** What staff decide of the money of a rental, for good. */
export interface Decision {
  event: DecisionEvent;
  /** XAF that the owner gets, of the deposit that is shared or of the rent of a rental that ends. */
  amount?: Xaf | undefined;
  /** XAF of which the amount is a part, as it was shown; what is divided now without. */
  sum?: Xaf | undefined;
  reason: string;
}

/** Who decides it, when, and what the audit log says besides: that it was done alone, or who proposed it. */
interface Deciding {
  actor: Pick<Actor, 'id'>;
  at: Date;
  record: { alone: Xaf } | { approvalId: string; proposedById: string };
}

const actions = {
  'share-deposit': 'share-deposit',
  'cancel-by-staff': 'cancel-rental',
  'confirm-handover': 'decide-handover',
  'cancel-handover': 'decide-handover',
} as const;

/** Carries out what one of the staff decides alone, or two of them together, in the transaction of either. */
@Injectable()
export class ApplyDecision {
  constructor(
    private readonly users: Users,
    private readonly calendar: AdvanceCalendar,
    private readonly applyTransition: ApplyTransition,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * The rental as it is now, held with the staff member, who is held first as everywhere.
   *
   * @throws ProblemError `rental-not-found`, `own-rental`, `rent-changed` when another sum would be divided
   */
  async hold(
    tx: Tx,
    afterCommit: AfterCommit,
    actor: Actor,
    rentalId: string,
    { event, sum }: Pick<Decision, 'event' | 'sum'>,
  ): Promise<Rental> {
    await this.users.lock(tx, actor.id);
    const locked = await lockForStaff(tx, actor, rentalId);
    const rental =
      event === 'cancel-by-staff'
        ? await this.calendar.advanceLocked(tx, afterCommit, locked)
        : locked;
    if (sum !== undefined && sum !== dividedSum(event, rental))
      throw new ProblemError('rent-changed');
    return rental;
  }

  /** @throws ProblemError `move-not-allowed` or `claim-out-of-range` when it cannot be decided so at that instant */
  require(rental: Rental, { event, amount }: Decision, at: Date): void {
    const facts = factsOf(rental);
    const transition = findTransition(facts, event, 'staff', at, rentalPolicy);
    if (!transition) throw moveNotAllowed(rental);
    requireAmount(transition.amount?.(facts, at), amount);
  }

  /** @throws ProblemError `move-not-allowed`, `claim-out-of-range` */
  async apply(
    tx: Tx,
    afterCommit: AfterCommit,
    rental: Rental,
    { event, amount, reason }: Decision,
    { actor, at, record }: Deciding,
  ): Promise<void> {
    const action = actions[event];
    const words = { reason, ...(amount !== undefined && { amount }) };
    // Before the ledger, as whatever points at users.
    await this.auditLog.record(tx, actor, {
      action,
      detail: { ...(action === 'decide-handover' && { event }), ...words, ...record },
      subject: 'rental',
      subjectId: rental.id,
      at,
    });
    const by = { role: 'staff', id: actor.id } as const;
    await this.applyTransition.execute(tx, afterCommit, { rental, event, by, ...words, at });
  }
}
