import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { mostPayoutMethods } from '../../kernel/limits.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { FreshAuthentication } from '../auth/index.js';
import { mobileOperator, PayingNumbers } from '../mobile-money/index.js';
import { ConfirmationLinks } from './confirmation-links.js';
import { payoutMethodAdded } from './payout-methods.events.js';
import type { NewPayoutMethod } from './payout-methods.schema.js';

/** A member adds a number, which receives nothing until the link mailed to them is opened. */
@Injectable()
export class AddPayoutMethod {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly payingNumbers: PayingNumbers,
    private readonly links: ConfirmationLinks,
    private readonly fresh: FreshAuthentication,
  ) {}

  /**
   * The first number of a member becomes the preferred one.
   *
   * @returns the id of the payout method
   * @throws ProblemError `wrong-phone-number`, `unknown-operator`, `operator-disabled`,
   *   `number-already-added`, `too-many-numbers`, `too-many-requests` or `reauthentication-required`: an
   *   unattended phone is not enough to have money sent elsewhere; `unauthenticated` once the sign-in was ended
   */
  async execute(actor: Actor, request: NewPayoutMethod): Promise<string> {
    const { id: userId } = actor;
    const { phoneNumber, operator } = this.payingNumbers.parse(request);
    const mobile = mobileOperator(operator);
    if (!mobile) throw new ProblemError('unknown-operator');

    return this.transactions.run(async (tx, afterCommit) => {
      await this.fresh.require(tx, actor);
      await this.users.lock(tx, userId);
      await this.fresh.requireOpen(tx, actor);
      const owned = await tx.payoutMethod.count({ where: { userId, removedAt: null } });
      if (owned >= mostPayoutMethods) throw new ProblemError('too-many-numbers');
      const now = this.clock.now();
      const number = await tx.payoutMethod.create({
        data: {
          userId,
          operator: mobile.code,
          phoneNumber,
          preferred: owned === 0,
          createdAt: now,
        },
      });
      await this.links.issue(tx, afterCommit, payoutMethodAdded, number, now);
      return number.id;
    });
  }
}
