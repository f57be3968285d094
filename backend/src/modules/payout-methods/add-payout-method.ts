import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { mobileOperator, payingNumber } from '../mobile-money/index.js';
import { NumberLinks } from './confirmation-links.js';
import { numberView } from './payout-methods.queries.js';
import type { MobileNumberView, NewNumber } from './payout-methods.schema.js';

const mostNumbers = 5;

/** A member adds a number, which receives nothing until the link mailed to them is opened. */
@Injectable()
export class AddNumber {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly links: NumberLinks,
  ) {}

  /**
   * The first number of a member becomes the preferred one.
   *
   * @throws Refusal `wrong-phone-number`, `unknown-operator`, `operator-disabled`,
   * `number-already-added`, `too-many-numbers` or `too-many-requests`
   */
  async execute(actor: Actor, request: NewNumber): Promise<MobileNumberView> {
    const { phoneNumber, operator } = payingNumber(request);
    if (!mobileOperator(operator)) throw new Refusal('unknown-operator');

    return this.transactions.run(async (tx, afterCommit) => {
      const user = await lockUser(tx, actor.id);
      const owned = await tx.mobileNumber.count({ where: { userId: user.id } });
      if (owned >= mostNumbers) throw new Refusal('too-many-numbers');
      const now = this.clock.now();
      const number = await tx.mobileNumber.create({
        data: {
          userId: user.id,
          operator,
          phoneNumber,
          preferred: owned === 0,
          createdAt: now,
        },
      });
      await this.links.mail(tx, afterCommit, { user, number, now });
      return numberView(number);
    });
  }
}
