import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { mobileOperator, payingNumber } from '../mobile-money/index.js';
import { ConfirmationLinks } from './confirmation-links.js';
import { payoutMethodAdded } from './payout-methods.events.js';
import { viewOf } from './payout-methods.queries.js';
import type { NewPayoutMethod, PayoutMethodView } from './payout-methods.schema.js';

const maxPayoutMethods = 5;

/** A member adds a number, which receives nothing until the link mailed to them is opened. */
@Injectable()
export class AddPayoutMethod {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly links: ConfirmationLinks,
  ) {}

  /**
   * The first number of a member becomes the preferred one.
   *
   * @throws ProblemError `wrong-phone-number`, `unknown-operator`, `operator-disabled`,
   * `number-already-added`, `too-many-numbers` or `too-many-requests`
   */
  async execute(actor: Actor, request: NewPayoutMethod): Promise<PayoutMethodView> {
    const { phoneNumber, operator } = payingNumber(request);
    const mobile = mobileOperator(operator);
    if (!mobile) throw new ProblemError('unknown-operator');

    return this.transactions.run(async (tx, afterCommit) => {
      const user = await lockUser(tx, actor.id);
      const owned = await tx.payoutMethod.count({ where: { userId: user.id } });
      if (owned >= maxPayoutMethods) throw new ProblemError('too-many-numbers');
      const now = this.clock.now();
      const number = await tx.payoutMethod.create({
        data: {
          userId: user.id,
          operator: mobile.code,
          phoneNumber,
          preferred: owned === 0,
          createdAt: now,
        },
      });
      await this.links.issue(tx, afterCommit, payoutMethodAdded, number, now);
      return viewOf(number);
    });
  }
}
