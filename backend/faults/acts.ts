import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '../src/kernel/day.js';
import { type Cast, phoneNumber, price, type Renter } from './cast.js';
import { type Answer, type Client, isDone } from './client.js';
import type { Clocks } from './clocks.js';
import type { MoneyDetails, RentalDetails } from './plan.js';
import type { Promises } from './promises.js';
import type { RentalActs } from './rental-acts.js';

interface PaymentView {
  paymentId: string;
}

const account = 'ACC_AIRTEL';

/** What members do with money; what is acknowledged is kept as a promise. */
export class Acts {
  constructor(
    private readonly client: Client,
    private readonly clocks: Clocks,
    private readonly cast: Cast,
    private readonly promises: Promises,
    private readonly rentals: RentalActs,
  ) {}

  /** Asks for an object, or the next one when this one cannot be had; the payment's id if one can. */
  async payRental(
    { renter: index, item, from, days, wallet, cancels, twice }: RentalDetails,
    ending: string | 'wallet alone',
  ): Promise<void> {
    const renter = this.renter(index);
    const total = days * price.day + price.deposit;
    const walletAmount = ending === 'wallet alone' ? total : wallet === 'part' ? 5_000 : 0;
    const today = dayOf(this.clocks.now());
    for (let attempt = 0; attempt < this.cast.items.length; attempt++) {
      const body = {
        totalPrice: total,
        walletAmount,
        item: 'Perceuse',
        itemId: this.cast.items[(item + attempt) % this.cast.items.length],
        startDate: addDays(today, from),
        endDate: addDays(today, from + days),
        ...(ending !== 'wallet alone' && {
          phoneNumber: phoneNumber(ending),
          operationAccountCode: account,
        }),
      };
      const payment = { purpose: 'rental', amount: total - walletAmount, walletAmount };
      const id = await this.open('/api/payment', renter, body, payment, twice);
      if (!id) continue;
      if (cancels) await this.rentals.cancel(renter, id);
      return;
    }
  }

  async topUp({ renter: index, amount, twice }: MoneyDetails, ending: string): Promise<void> {
    const body = { amount, phoneNumber: phoneNumber(ending), operationAccountCode: account };
    const payment = { purpose: 'top_up', amount, walletAmount: 0 };
    await this.open('/api/wallet/top-ups', this.renter(index), body, payment, twice);
  }

  async withdraw({ renter: index, amount, twice }: MoneyDetails, ending: string): Promise<void> {
    const renter = this.renter(index);
    const body = { amount, numberId: renter.numbers.get(ending) };
    const payment = { purpose: 'withdrawal', amount, walletAmount: 0 };
    await this.open('/api/wallet/withdrawals', renter, body, payment, twice);
  }

  /** An admin gives every renter something to spend. */
  async fund(amount: number): Promise<void> {
    await Promise.all(this.cast.renters.map(({ id }) => this.correct(id, amount)));
  }

  async correct(userId: string, amount: number): Promise<void> {
    const body = { userId, amount, reason: 'Avance' };
    const call = { as: this.cast.admin, method: 'PUT', body } as const;
    const { status } = await this.client.move('/api/users/update-wallet', call);
    if (isDone(status)) this.promises.corrections.push({ userId, amount });
  }

  /** Begins a payment, by one call or by two at once; its id, unless it was refused. */
  private async open(
    path: string,
    as: Renter,
    body: object,
    payment: { purpose: string; amount: number; walletAmount: number },
    twice: boolean,
  ): Promise<string | undefined> {
    const key = randomUUID();
    const calls = Array.from({ length: twice ? 2 : 1 }, () =>
      this.client.move<PaymentView>(path, { as, body }, key),
    );
    // A refusal is not kept: of two calls the other may still have been taken.
    const ids = new Set((await Promise.all(calls)).flatMap(idOf));
    if (ids.size > 1) throw new Error(`One key, two payments: ${[...ids].join(', ')}`);
    const [id] = ids;
    if (id) this.promises.payments.push({ id, userId: as.id, ...payment });
    return id;
  }

  private renter(index: number): Renter {
    return this.cast.renters[index % this.cast.renters.length] as Renter;
  }
}

function idOf({ status, body }: Answer<PaymentView>): string[] {
  return isDone(status) ? [body.paymentId] : [];
}
