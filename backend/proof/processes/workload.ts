import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayOf } from '../../src/kernel/day.js';
import { type Offer, termsOf, type Wish } from '../model/objects/offer.js';
import { phoneNumber, phoneOf } from '../model/phones.js';
import type { BookedLine } from '../model/what-happened.js';
import { type Calls } from './calls.js';
import { isAcknowledged } from './client.js';
import type { Clocks } from './clocks.js';
import { type Fixtures, type Member, type Renter } from './fixtures.js';
import type { MoneyCall, Plan, RefundCall, RentalCall } from './plan.js';
import type { RentalWorkload } from './rental-workload.js';

/** A number that has paid, and how much may go back to it. */
interface RefundNumber {
  phoneNumber: string;
  /** XAF. */
  refundable: number;
}

/** A call without a double click. */
export const once = { item: 0, pauseMs: 0, twice: false } as const;

/** The calls of members that move money; keeps what was acknowledged. */
export class Workload {
  constructor(
    private readonly calls: Calls,
    private readonly clocks: Clocks,
    private readonly fixtures: Fixtures,
    private readonly rentals: RentalWorkload,
  ) {}

  /** Pays for an item, or for the next one when it is not free; does nothing when none is free. */
  async payRental(
    { renter: index, item, from, days, wallet, cancels, twice }: RentalCall,
    ending: string | 'wallet alone',
    renter: Member = this.renter(index),
  ): Promise<void> {
    const today = dayOf(this.clocks.now());
    const { items } = this.fixtures;
    for (let attempt = 0; attempt < items.length; attempt++) {
      const { id: itemId } = items[(item + attempt) % items.length] as Offer;
      const offer = this.calls.told.objects.offerOf(itemId);
      const [start, end] = [addDays(today, from), addDays(today, from + days)];
      const pieces = 1 + ((index + from) % offer.pieces);
      const fulfilment = this.fulfilmentOf(offer, from + attempt);
      const wanted = termsOf(offer, { start, end, pieces, ...fulfilment });
      const total = wanted.rent + wanted.deposit;
      const walletAmount = ending === 'wallet alone' ? total : wallet === 'part' ? 3_001 : 0;
      const body = {
        totalPrice: total,
        deposit: wanted.deposit,
        walletAmount,
        item: 'Perceuse',
        itemId,
        startDate: start,
        endDate: end,
        pieces,
        ...fulfilment,
        notes: 'Glass, Libreville',
        ...(ending !== 'wallet alone' && phoneOf(phoneNumber(ending))),
      };
      const payment = {
        purpose: 'rental',
        amount: total - walletAmount,
        walletAmount,
        wanted,
      } as const;
      const paymentId = await this.calls.pay('/api/payment', renter, body, payment, twice);
      if (!paymentId) continue;
      if (cancels) await this.rentals.cancel(renter, paymentId);
      return;
    }
  }

  /** The meeting point of another city is refused. */
  private fulfilmentOf(
    { deliveryFee }: Offer,
    turn: number,
  ): Pick<Wish, 'fulfilment' | 'meetingPointId'> {
    const { near, far } = this.fixtures.meetingPoints;
    if (deliveryFee !== null && turn % 2 === 0) {
      return { fulfilment: 'delivery', meetingPointId: null };
    }
    if (turn % 3 !== 1) return { fulfilment: 'pickup', meetingPointId: null };
    return { fulfilment: 'meeting_point', meetingPointId: turn % 4 === 0 ? far : near };
  }

  /** @returns the payment's id, or undefined when it was refused */
  async topUp(
    { renter: index, amount, twice }: MoneyCall,
    ending: string,
  ): Promise<string | undefined> {
    const body = { amount, ...phoneOf(phoneNumber(ending)) };
    const payment = { purpose: 'top_up', amount, walletAmount: 0 } as const;
    return this.calls.pay('/api/wallet/top-ups', this.renter(index), body, payment, twice);
  }

  /** @returns the payment's id, or undefined when it was refused */
  async withdraw(
    { renter: index, amount, twice }: MoneyCall,
    ending: string,
  ): Promise<string | undefined> {
    const renter = this.renter(index);
    const body = { amount, numberId: renter.numbers.get(ending) };
    const payment = { purpose: 'withdrawal', amount, walletAmount: 0 } as const;
    return this.calls.pay('/api/wallet/withdrawals', renter, body, payment, twice);
  }

  /** A renter without a verified identity pays, calls it off, and sends back what was refunded. */
  async sendBack({ rental, ending, share }: RefundCall): Promise<void> {
    const { unverified } = this.fixtures;
    const renter = unverified[rental.renter % unverified.length] as Member;
    await this.payRental(rental, ending, renter);
    const path = '/api/wallet/refunds';
    const { body: numbers } = await this.calls.client.call<RefundNumber[]>(path, { as: renter });
    for (const { phoneNumber: number, refundable } of numbers) {
      const amount = { all: refundable, half: Math.ceil(refundable / 2), more: refundable + 500 };
      const body = { amount: amount[share], ...phoneOf(number) };
      const payment = { purpose: 'refund', amount: amount[share], walletAmount: 0 } as const;
      if (refundable > 0) await this.calls.pay(path, renter, body, payment, rental.twice);
    }
  }

  /** An admin freezes a renter for some ms of real time; the renter, who is told, tries to withdraw. */
  async freeze({ renter, lastsMs }: Plan['freeze']): Promise<void> {
    const { id } = this.renter(renter);
    this.calls.told.freezes.push(id);
    await this.setFrozen(id, 'freeze');
    const paymentId = await this.withdraw({ ...once, renter, amount: 1_000 }, '001');
    if (paymentId) this.calls.told.failures.push(`Frozen, ${id} withdrew: payment ${paymentId}`);
    await sleep(lastsMs);
    await this.setFrozen(id, 'unfreeze');
  }

  private async setFrozen(userId: string, act: 'freeze' | 'unfreeze'): Promise<void> {
    const call = { as: this.fixtures.admin, body: { reason: 'Vérification' } };
    const { status } = await this.calls.client.mutate(`/api/admin/users/${userId}/${act}`, call);
    if (!isAcknowledged(status)) this.calls.told.failures.push(`${act} of ${userId}: ${status}`);
  }

  /** An admin credits the wallet of every renter, and operators hold what is withdrawn of it. */
  async fund(amount: number): Promise<void> {
    const paidIn = amount * this.fixtures.renters.length;
    await this.book({ kind: 'pay_in', operator: 'airtel', toOperator: null, amount: 2 * paidIn });
    await this.book({ kind: 'transfer', operator: 'airtel', toOperator: 'moov', amount: paidIn });
    await Promise.all(this.fixtures.renters.map(({ id }) => this.correct(id, amount)));
  }

  async correct(userId: string, amount: number): Promise<void> {
    const body = { userId, amount, reason: 'Avance' };
    const call = { as: this.fixtures.admin, method: 'PUT', body } as const;
    const path = '/api/users/update-wallet';
    const { status, body: answer } = await this.calls.client.mutate<{
      approvalId: string | null;
    }>(path, call);
    if (!isAcknowledged(status)) return;
    const { approvalId: id } = answer;
    if (id === null || (await this.approve(id)))
      this.calls.told.corrections.push({ userId, amount });
  }

  /** A line of an operator's statement, by two admins. */
  private async book(line: BookedLine): Promise<void> {
    const { toOperator, ...told } = line;
    const said = { reference: `Relevé ${line.kind}`, reason: 'Réserve de départ' };
    const body = { ...told, ...(toOperator && { toOperator }), ...said };
    const path = '/api/admin/treasury/proposals';
    const call = { as: this.fixtures.admin, method: 'POST', body } as const;
    const { status, body: answer } = await this.calls.client.mutate<{ approvalId: string }>(
      path,
      call,
    );
    if (isAcknowledged(status) && (await this.approve(answer.approvalId)))
      this.calls.told.treasury.push(line);
  }

  /** Two other admins approve it at once, of whom one is told that it is decided; whether it is made. */
  private async approve(id: string): Promise<boolean> {
    const { otherAdmins } = this.fixtures;
    const path = `/api/admin/approvals/${id}/approve`;
    const answers = await Promise.all(
      otherAdmins.map((as) => this.calls.client.mutate(path, { as, method: 'POST' })),
    );
    const made = answers.filter(({ status }) => isAcknowledged(status)).length;
    if (made > 1) this.calls.told.failures.push(`Approved by two: ${id}`);
    return made > 0;
  }

  private renter(index: number): Renter {
    return this.fixtures.renters[index % this.fixtures.renters.length] as Renter;
  }
}
