import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { operationAccountOf, requireWithinLimits } from '../../mobile-money/index.js';
import { PayoutMethods } from '../../payout-methods/index.js';
import { Payments } from '../payments.js';
import type { WithdrawalRequest } from '../payments.schema.js';
import { CreatePayment } from './create-payment.js';
import { WithdrawalLimits } from './withdrawal-limits.js';

/** A member takes money out of the wallet, to a mobile money number that may receive it. */
@Injectable()
export class RequestPayout {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly payoutMethods: PayoutMethods,
    private readonly payments: Payments,
    private readonly limits: WithdrawalLimits,
    private readonly createPayment: CreatePayment,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id of the payment; a call repeated with the same one changes nothing
   * @throws ProblemError `member-frozen`, `email-too-new`, `amount-outside-limits`, `withdrawal-limit`,
   *   `insufficient-balance`, or whatever stands against the number
   */
  async execute(actor: Actor, id: string, { amount, numberId }: WithdrawalRequest): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const member = await this.users.lock(tx, actor.id);
      // Only now: an earlier attempt at this call may have held the member until it was committed.
      if (await this.payments.exists(tx, id)) return;
      this.users.requireNotFrozen(member);
      this.users.requireSettledEmail(member, this.clock.now());
      const { operator, phoneNumber } = await this.payoutMethods.getReceiving(
        tx,
        actor.id,
        numberId,
      );
      requireWithinLimits(operator, 'payout', amount, 'amount');
      await this.limits.require(tx, actor.id, amount);
      await this.createPayment.execute(tx, afterCommit, {
        id,
        purpose: 'withdrawal',
        userId: actor.id,
        amount,
        operator,
        operationAccount: operationAccountOf(operator),
        phoneNumber,
      });
    });
  }
}
