import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { PayingNumbers, requireWithinLimits } from '../../mobile-money/index.js';
import { Payments } from '../payments.js';
import type { TopUpRequest } from '../payments.schema.js';
import { CreatePayment } from './create-payment.js';

/** A member puts money into the wallet, by mobile money. */
@Injectable()
export class TopUpWallet {
  constructor(
    private readonly transactions: Transactions,
    private readonly payingNumbers: PayingNumbers,
    private readonly payments: Payments,
    private readonly createPayment: CreatePayment,
  ) {}

  /**
   * @param id of the payment; a call repeated with the same one changes nothing
   * @param network that the call comes from
   * @throws ProblemError for a wrong number or operator, `amount-outside-limits`, an address that is not confirmed, or too
   *   many payments in a short time
   */
  async execute(actor: Actor, id: string, request: TopUpRequest, network: string): Promise<void> {
    const source = this.payingNumbers.parse(request);
    requireWithinLimits(source.operator, 'collect', request.amount, 'amount');
    await this.transactions.run(async (tx, afterCommit) => {
      if (await this.payments.exists(tx, id)) return;
      await this.createPayment.execute(tx, afterCommit, {
        id,
        purpose: 'top_up',
        userId: actor.id,
        amount: request.amount,
        ...source,
        network,
      });
    });
  }
}
