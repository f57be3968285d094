import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { PayingNumbers, requireWithinLimits } from '../../mobile-money/index.js';
import { ExtendRental } from '../../rentals/index.js';
import { Payments } from '../payments.js';
import type { ExtensionPayment } from '../payments.schema.js';
import { CreatePayment } from './create-payment.js';
import { theWallet } from './the-wallet.js';

/** A renter pays for more days of a rental, as for the rental itself. */
@Injectable()
export class PayExtension {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly extensions: ExtendRental,
    private readonly payingNumbers: PayingNumbers,
    private readonly payments: Payments,
    private readonly createPayment: CreatePayment,
  ) {}

  /**
   * @param id of the payment; a call repeated with the same one changes nothing
   * @param network that the call comes from
   * @throws ProblemError `change-not-found`, `extension-not-payable`, `account-suspended`, `member-unreachable`,
   *   or whatever stands against the price, the balance, the number, or another payment
   */
  async execute(
    actor: Actor,
    id: string,
    request: ExtensionPayment,
    network: string,
  ): Promise<void> {
    const { changeId, totalPrice, walletAmount } = request;
    if (walletAmount > totalPrice) throw new ProblemError('wrong-total');
    const byPhone = totalPrice - walletAmount;
    const source = byPhone === 0 ? theWallet : this.payingNumbers.parse(request);
    await this.transactions.run(async (tx, afterCommit) => {
      const locked = await this.extensions.lock(tx, changeId);
      // Only now: an earlier attempt at this call may have held the rental until it was extended.
      if (await this.payments.exists(tx, id)) return;
      const { item, startDate, endDate, amount } = this.extensions.payable(locked, actor.id);
      // Suspended just now, before what waits for its payment is closed.
      await this.users.requireNoneSuspended(tx, actor.id, locked.rental.ownerId);
      if (amount !== totalPrice) throw new ProblemError('wrong-total');
      if (source.operator !== 'wallet') {
        requireWithinLimits(source.operator, 'collect', byPhone, 'walletAmount');
      }
      await this.createPayment.execute(tx, afterCommit, {
        id,
        purpose: 'extension',
        userId: actor.id,
        itemId: item.id,
        itemTitle: item.title,
        changeId,
        startDate,
        endDate,
        rent: amount,
        amount: byPhone,
        walletAmount,
        ...source,
        network,
      });
    });
  }
}
