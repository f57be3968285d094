import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { PayingNumbers, requireWithinLimits } from '../../mobile-money/index.js';
import { CreatePayment } from '../create/create-payment.js';
import { refundableOf } from '../domain/refundable.js';
import { Payments } from '../payments.js';
import type { RefundRequest } from '../payments.schema.js';
import { PayerRefunds } from './payer-refunds.js';

/** A member sends money that was refunded back to the number that paid it. */
@Injectable()
export class SendRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly payingNumbers: PayingNumbers,
    private readonly payments: Payments,
    private readonly refunds: PayerRefunds,
    private readonly createPayment: CreatePayment,
  ) {}

  /**
   * @param id of the payment; a call repeated with the same one changes nothing
   * @throws ProblemError `member-frozen`; `refund-limit` for more than may go back to the number;
   *   `amount-outside-limits`; `insufficient-balance`; or whatever is wrong with the number
   */
  async execute(actor: Actor, id: string, { amount, ...number }: RefundRequest): Promise<void> {
    const receiver = this.payingNumbers.parse(number);
    await this.transactions.run(async (tx, afterCommit) => {
      const member = await this.users.lock(tx, actor.id);
      // Only now: an earlier attempt at this call may have held the member until it was committed.
      if (await this.payments.exists(tx, id)) return;
      this.users.requireNotFrozen(member);
      const numbers = await this.refunds.list(actor.id, tx);
      const refunds = numbers.find(
        ({ operator, phoneNumber }) =>
          operator === receiver.operator && phoneNumber === receiver.phoneNumber,
      );
      const refundable = refunds ? refundableOf(refunds) : 0;
      if (amount > refundable) throw tooMuch(refundable);
      requireWithinLimits(receiver.operator, 'payout', amount, 'amount');
      await this.createPayment.execute(tx, afterCommit, {
        id,
        purpose: 'refund',
        userId: actor.id,
        amount,
        ...receiver,
      });
    });
  }
}

function tooMuch(refundable: Xaf): ProblemError {
  const message =
    refundable > 0
      ? `Vous pouvez renvoyer au plus ${formatXaf(refundable)} vers ce numéro`
      : "Aucun remboursement n'est à renvoyer vers ce numéro";
  return new ProblemError('refund-limit', [{ path: 'amount', message }]);
}
