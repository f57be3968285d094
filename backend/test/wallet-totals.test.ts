import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from '../src/kernel/day.js';
import { earnings, escrow, provider, wallet } from '../src/kernel/posting.js';
import {
  creditWallet,
  type PaymentFacts,
  payOut,
  payRental,
  release,
  reserve,
} from '../src/modules/payments/domain/payment-postings.js';
import type {
  WalletMonthView,
  WalletView,
} from '../src/modules/payments/statement/wallet.schema.js';
import type { Totals } from '../src/modules/wallet/domain/statement.js';
import { api, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { post } from './support/ledger.js';
import {
  aMemberWith,
  aReceivingNumber,
  payRental as pay,
  withdraw,
  work,
} from './support/payments.js';
import { aRequest, inDays, paymentRequest, updateStatus } from './support/rentals.js';

useApi();

const nothing: Totals = { received: 0, refunded: 0, spent: 0 };

async function walletOf(as: Person) {
  const { body } = await api<WalletView>('/api/wallet', { as });
  return { balance: body.balance, ...body.totals };
}

async function monthsOf(as: Person, count = 6): Promise<WalletMonthView[]> {
  return (await api<WalletMonthView[]>(`/api/wallet/months?months=${count}`, { as })).body;
}

describe('the totals leave out', () => {
  it.each([
    ['renter', 60, 0],
    ['renter', 30, 7_500],
    ['owner', 60, 0],
  ] as const)(
    'the rent that a cancellation by the %s, %s h before the start, takes back: %s XAF stay',
    async (by, hours, kept) => {
      const { id, owner, renter } = await aRequest();
      await updateStatus(owner, id, 'acceptée');
      setNow(new Date(startOfDay(inDays(10)).getTime() - hours * 3_600_000));
      await updateStatus({ owner, renter }[by], id, 'annulée');
      expect(await walletOf(owner)).toEqual({ ...nothing, balance: kept, received: kept });
      expect((await monthsOf(owner)).map(({ spent }) => spent)).toEqual(Array(6).fill(0));
    },
  );

  it('what a payment reserved and released', async () => {
    const renter = await aMemberWith(10_000);
    const { id: itemId } = await anItem();
    const refused = { itemId, renter, walletAmount: 5_000, phoneNumber: '077000003' };
    const { body } = await pay(renter, await paymentRequest(refused));
    expect(await walletOf(renter)).toMatchObject({ balance: 5_000, spent: 5_000 });
    expect(await work(body.paymentId)).toBe('failed');
    expect(await walletOf(renter)).toEqual({ ...nothing, balance: 10_000, received: 10_000 });
  });

  it('what a withdrawal reserved and released', async () => {
    const member = await aMemberWith(10_000);
    const { body } = await withdraw(member, 4_000, await aReceivingNumber(member, '077000018'));
    expect(await walletOf(member)).toMatchObject({ balance: 6_000, spent: 4_000 });
    expect(await work(body.paymentId)).toBe('failed');
    expect(await walletOf(member)).toEqual({ ...nothing, balance: 10_000, received: 10_000 });
  });
});

describe('a month', () => {
  it('does not count what was returned in the next one', async () => {
    setNow('2026-11-21T12:00:00Z');
    const member = await aMember();
    const { id: rentalId } = await aRequest({ owner: member });
    const rent = { from: escrow(rentalId), to: earnings(member.id), amount: 15_000 };
    await post({ type: 'rental_accepted', rentalId, at: '2026-10-31T22:00:00Z' }, [rent]);
    const back = { from: rent.to, to: rent.from, amount: 15_000 };
    await post({ type: 'rental_cancelled', rentalId, at: '2026-11-01T22:00:00Z' }, [back]);
    expect(await monthsOf(member, 2)).toEqual([
      { month: '2026-10', ...nothing },
      { month: '2026-11', ...nothing },
    ]);
  });
});

const instants = fc
  .array(
    fc.date({ min: new Date('2026-05-30'), max: new Date('2026-11-20'), noInvalidDate: true }),
    {
      minLength: 2,
      maxLength: 2,
    },
  )
  .map((dates) => dates.map((date) => date.toISOString()).sort() as [string, string]);
const francs = fc.integer({ min: 1, max: 30_000 });

/** What happens in a wallet: something begins, and then ends in one of several ways. */
const activity = fc.oneof(
  fc.record({
    what: fc.constant('rental' as const),
    instants,
    /** XAF of the rent that a cancellation gives back; none without one. */
    returned: fc.option(fc.constantFrom(0, 7_500, 15_000)),
  }),
  fc.record({
    what: fc.constant('payment' as const),
    instants,
    walletAmount: francs,
    amount: francs,
    end: fc.constantFrom('open', 'paid', 'failed', 'too late'),
  }),
  fc.record({
    what: fc.constant('withdrawal' as const),
    instants,
    amount: francs,
    paidOut: francs,
    end: fc.constantFrom('open', 'paid', 'failed'),
  }),
);

type Activity = typeof activity extends fc.Arbitrary<infer T> ? T : never;

/** What an activity adds to one of the totals, at an instant. */
type Effect = Partial<Totals> & { at: string };

async function perform(member: Person, itemId: string, activity: Activity): Promise<Effect> {
  const [at, ended] = activity.instants;
  if (activity.what === 'rental') {
    const { id: rentalId, renter } = await aRequest({ owner: member, itemId });
    const earned = { from: escrow(rentalId), to: earnings(member.id), amount: 15_000 };
    await post({ type: 'rental_accepted', rentalId, at }, [earned]);
    if (activity.returned !== null) {
      await post({ type: 'rental_cancelled', rentalId, at: ended }, [
        { from: earned.to, to: wallet(renter.id), amount: activity.returned },
        { from: earned.to, to: wallet(member.id), amount: 15_000 - activity.returned },
      ]);
    }
    return { at, received: 15_000 - (activity.returned ?? 0) };
  }
  const common = {
    id: randomUUID(),
    userId: member.id,
    operator: 'airtel',
    amount: activity.amount,
  };
  if (activity.what === 'payment') {
    const { walletAmount, end } = activity;
    const payment: PaymentFacts = { ...common, purpose: 'rental', walletAmount };
    await post({ type: 'payment_held', at }, reserve(payment));
    if (end === 'failed') await post({ type: 'payment_released', at: ended }, release(payment));
    if (end === 'too late') {
      await post({ type: 'payment_refunded', at: ended }, creditWallet(payment, payment.amount));
      return { at: ended, refunded: payment.amount };
    }
    if (end === 'paid') {
      const rental = { id: randomUUID(), securityDeposit: 0 };
      await post({ type: 'rental_paid', at: ended }, payRental(payment, rental));
    }
    return { at, spent: end === 'failed' ? 0 : walletAmount };
  }
  const payment: PaymentFacts = { ...common, purpose: 'withdrawal', walletAmount: 0 };
  const moved = Math.min(activity.paidOut, activity.amount);
  await post({ type: 'payout_reserved', at }, reserve(payment));
  if (activity.end === 'paid') {
    await post({ type: 'payout_settled', at: ended }, payOut(payment, moved));
  }
  if (activity.end === 'failed') {
    await post({ type: 'payout_released', at: ended }, release(payment));
  }
  return { at, spent: { open: payment.amount, paid: moved, failed: 0 }[activity.end] };
}

function sumOf(effects: Effect[]): Totals {
  const sum = { ...nothing };
  for (const { received = 0, refunded = 0, spent = 0 } of effects) {
    sum.received += received;
    sum.refunded += refunded;
    sum.spent += spent;
  }
  return sum;
}

describe('whatever is paid, cancelled, reserved and released', () => {
  it('the totals are net and equal the sum of the months, and both give the balance', async () => {
    setNow('2026-11-21T12:00:00Z');
    await fc.assert(
      fc.asyncProperty(fc.array(activity, { maxLength: 8 }), async (activities) => {
        const member = await aMember();
        const { id: itemId } = await anItem({ owner: member });
        const opening = { at: '2026-05-01T12:00:00Z', received: 500_000 };
        await post({ type: 'wallet_topped_up', at: opening.at }, [
          { from: provider('airtel', member.id), to: wallet(member.id), amount: opening.received },
        ]);
        const effects: Effect[] = [opening];
        for (const one of activities) effects.push(await perform(member, itemId, one));

        const { balance, ...totals } = await walletOf(member);
        expect(totals).toEqual(sumOf(effects));
        expect(totals.received + totals.refunded - totals.spent).toBe(balance);

        const months = await monthsOf(member, 7);
        expect(months).toEqual(
          ['05', '06', '07', '08', '09', '10', '11'].map((month) => ({
            month: `2026-${month}`,
            ...sumOf(effects.filter(({ at }) => dayOf(new Date(at)).startsWith(`2026-${month}`))),
          })),
        );
      }),
      { numRuns: 15 },
    );
  });
});
