import { addDays, type Day, fromDate } from '../../../src/kernel/day.js';
import { AdvanceCalendar } from '../../../src/modules/rentals/calendar/advance-calendar.js';
import { ExpireChanges } from '../../../src/modules/rentals/changes/expire-changes.js';
import { MarkLate } from '../../../src/modules/rentals/return/mark-late.js';
import { Db } from '../../../src/platform/database/prisma.js';
import { api, provided } from '../../../test/support/api.js';
import { aMember, anItem, type Person } from '../../../test/support/factories.js';
import {
  anAskedChange,
  answerChange,
  aSentExtensionPayment,
} from '../../../test/support/rental-changes.js';
import {
  aRequest,
  confirm,
  type PaymentTraits,
  updateStatus,
} from '../../../test/support/rentals.js';

interface Agreed {
  id: string;
  renter: Person;
  owner: Person;
  /** As it was when the rental was accepted. */
  end: Day;
}

/**
 * Rentals by the week, of several units at a price tier, brought to their renter; made longer and shorter, or
 * not, at every moment; and a fee for a late return.
 */
export class WholeChanges {
  private constructor(
    private readonly priced: { late: Agreed },
    private readonly running: { released: Agreed; silent: Agreed },
    private readonly open: { asked: Agreed; paying: Agreed; shorter: Agreed },
  ) {}

  static async begin(): Promise<WholeChanges> {
    const owner = await aMember({ verified: true });
    const [first, second, third] = [await aMember(), await aMember(), await aMember()];
    const weekly = await agreed({ renter: first, from: 1, to: 15, owner }, byTheWeek);
    await extend(weekly, 7);
    const late = await agreed(
      { renter: first, from: 1, to: 6, pieces: 2, isDelivered: true, owner },
      ofSeveral,
    );
    const both = await agreed({ renter: first, from: 2, to: 5, owner });
    await extend(both, 2);
    await shorten(both, first, -1);
    const neither = await agreed({ renter: second, from: 2, to: 5, owner });
    await closed(neither, second, 'extension', 2, 'refuse');
    await closed(neither, second, 'extension', 1, 'withdraw');
    await closed(neither, owner, 'shortening', -1, 'refuse');
    await closed(neither, owner, 'shortening', -1, 'withdraw');
    const silent = await agreed({ renter: second, from: 2, to: 6, owner });
    await hold(silent, 2);
    const released = await agreed({ renter: second, from: 1, to: 10, owner });
    const asked = await agreed({ renter: third, from: 10, to: 70, owner });
    const paying = await agreed({ renter: third, from: 10, to: 60, owner });
    const shorter = await agreed({ renter: third, from: 10, to: 50, owner });
    await payLate(third, owner);
    return new WholeChanges({ late }, { released, silent }, { asked, paying, shorter });
  }

  /** Once the time to pay is over. */
  async expire(): Promise<void> {
    await provided(ExpireChanges).execute();
    const { id, renter, end } = this.running.silent;
    await anAskedChange(renter, id, 'shortening', addDays(end, -1));
  }

  /** Once the rents are the owner's. */
  async shortenRunning(): Promise<void> {
    const { released } = this.running;
    await shorten(released, released.renter, -2);
    await provided(ExpireChanges).execute();
  }

  /** Once the object is late. */
  async claimLateFee(): Promise<void> {
    await provided(AdvanceCalendar).execute();
    await provided(MarkLate).execute();
    const { id, owner, renter } = this.priced.late;
    await expectDone(api(`/api/rentals/${id}/claim-late-fee`, { method: 'POST', as: owner }));
    await expectDone(api(`/api/rentals/${id}/accept-claim`, { method: 'POST', as: renter }));
  }

  /** What is still open at the end. */
  async leaveOpen(): Promise<void> {
    const { asked, paying, shorter } = this.open;
    await anAskedChange(asked.renter, asked.id, 'extension', addDays(asked.end, 3));
    await aSentExtensionPayment(paying.renter, await hold(paying, 3));
    await anAskedChange(shorter.owner, shorter.id, 'shortening', addDays(shorter.end, -3));
  }
}

const byTheWeek = { priceUnit: 'semaine', price: 30_000 } as const;
const ofSeveral = { pieces: 3, deliveryFee: 2_000, priceTiers: [{ from: 3, price: 4_500 }] };

async function agreed(
  { owner, ...traits }: Omit<PaymentTraits, 'itemId'> & { owner: Person },
  item: object = {},
): Promise<Agreed> {
  const { id: itemId } = await anItem({ owner, ...item });
  const { id } = await aRequest({ ...traits, owner, itemId });
  await expectDone(updateStatus(owner, id, 'acceptée'));
  const { endDate } = await provided(Db).rental.findUniqueOrThrow({ where: { id } });
  return { id, owner, renter: traits.renter, end: fromDate(endDate) };
}

/** An extension whose days are held. */
async function hold({ id, renter, owner, end }: Agreed, days: number) {
  const change = await anAskedChange(renter, id, 'extension', addDays(end, days));
  await expectDone(answerChange(owner, id, change, 'accept'));
  return change;
}

async function extend(rental: Agreed, days: number): Promise<void> {
  await confirm(await aSentExtensionPayment(rental.renter, await hold(rental, days)));
}

async function shorten({ id, renter, owner, end }: Agreed, by: Person, days: number) {
  const change = await anAskedChange(by, id, 'shortening', addDays(end, days));
  await expectDone(answerChange(by === renter ? owner : renter, id, change, 'accept'));
}

async function closed(
  { id, renter, owner, end }: Agreed,
  by: Person,
  kind: 'extension' | 'shortening',
  days: number,
  answer: 'refuse' | 'withdraw',
): Promise<void> {
  const change = await anAskedChange(by, id, kind, addDays(end, days));
  const other = by === renter ? owner : renter;
  await expectDone(answerChange(answer === 'withdraw' ? by : other, id, change, answer));
}

/** Extensions that were withdrawn before their payment came: their days are still free, or the rental ends on another. */
async function payLate(renter: Person, owner: Person): Promise<void> {
  const [free, changed] = [
    await agreed({ renter, from: 2, to: 5, owner }),
    await agreed({ renter, from: 2, to: 5, owner }),
  ];
  const payments: string[] = [];
  for (const rental of [free, changed]) {
    const change = await hold(rental, 1);
    payments.push(await aSentExtensionPayment(renter, change));
    await expectDone(answerChange(renter, rental.id, change, 'withdraw'));
  }
  await shorten(changed, owner, -1);
  for (const payment of payments) await confirm(payment);
}

async function expectDone(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Not done: ${status} ${JSON.stringify(body)}`);
}
