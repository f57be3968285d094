import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayOf } from '../src/kernel/day.js';
import { type Cast, type Person, phoneNumber, price, type Renter } from './cast.js';
import type { Answer, Client } from './client.js';
import type { Clocks } from './clocks.js';
import type { MoneyDetails, Plan, RentalDetails } from './plan.js';
import type { Promises } from './promises.js';

interface PaymentView {
  paymentId: string;
  rental_id: string | null;
  paymentResponse: { code: number };
}

interface RentalView {
  id: string;
  status: string;
}

/** How long a renter waits for the decision before doing what comes next. */
const waitMs = 2_500;
const account = 'ACC_AIRTEL';

/** What members do, each act as a good client does it; what is acknowledged is kept as a promise. */
export class Acts {
  private answered = 0;
  private readonly seen = new Set<string>();

  constructor(
    private readonly client: Client,
    private readonly clocks: Clocks,
    private readonly cast: Cast,
    private readonly promises: Promises,
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
      if (cancels) await this.cancel(renter, id);
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

  /** Every owner looks at the requests, and answers those not seen before. */
  async answerRequests(answers: Plan['answers']): Promise<void> {
    for (const owner of this.cast.owners) {
      const { body } = await this.client.call<RentalView[]>('/api/rentals', { as: owner });
      for (const { id, status } of body) {
        if (status !== 'en attente' || this.seen.has(id)) continue;
        this.seen.add(id);
        const answer = answers[this.answered++ % answers.length];
        if (answer === 'accept') await this.moveRental(owner, id, 'acceptée', ['accept']);
        if (answer === 'refuse') await this.moveRental(owner, id, 'refusée', ['refuse']);
      }
    }
  }

  /** The objects lent are taken and brought back; some owners say nothing. */
  async returnObjects(): Promise<void> {
    for (const renter of this.cast.renters) {
      const { body } = await this.client.call<RentalView[]>(`/rentals/user/${renter.id}`, {
        as: renter,
      });
      const lent = body.filter(({ status }) => status === 'en cours');
      for (const [index, { id }] of lent.entries()) {
        await this.moveRental(renter, id, 'en cours', ['start']);
        await this.return(renter, id, 'declare-return');
        const owner = await this.ownerOf(id, renter);
        if (owner && index % 2 === 0) await this.return(owner, id, 'confirm-return');
      }
    }
  }

  private async ownerOf(rentalId: string, renter: Person): Promise<Person | undefined> {
    const { body } = await this.client.call<{ owner_id: string }>(`/api/rentals/${rentalId}`, {
      as: renter,
    });
    return this.cast.owners.find(({ id }) => id === body.owner_id);
  }

  private async return(as: Person, rentalId: string, event: string): Promise<void> {
    const { status } = await this.client.move(`/api/rentals/${rentalId}/${event}`, {
      as,
      body: {},
    });
    if (isDone(status)) this.promises.moves.push({ rentalId, events: [event] });
  }

  private async cancel(renter: Person, paymentId: string): Promise<void> {
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      const { body } = await this.client.call<PaymentView>(`/api/payment/${paymentId}`, {
        as: renter,
      });
      if (body.rental_id) {
        await this.moveRental(renter, body.rental_id, 'annulée', ['withdraw', 'cancel']);
        return;
      }
      await sleep(100);
    }
  }

  private async moveRental(
    as: Person,
    rentalId: string,
    status: string,
    events: string[],
  ): Promise<void> {
    const body = { rental_id: rentalId, status };
    const call = { as, method: 'PUT', body } as const;
    const answer = await this.client.move('/api/rentals/update-status', call);
    if (isDone(answer.status)) this.promises.moves.push({ rentalId, events });
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

function isDone(status: number): boolean {
  return status >= 200 && status < 300;
}
