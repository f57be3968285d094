import fc from 'fast-check';
import { PAYMENTS } from '../simulator/scenarios.js';

/** Endings of a number to which money is sent; 001 stands for those without a story. */
export const payoutEndings = ['001', '009', '010', '011', '012', '015', '017', '018'] as const;
const paymentEndings = Object.keys(PAYMENTS).sort();

/** All that the gateway is known to do. */
export const allEndings = [...new Set([...paymentEndings, ...payoutEndings])].sort();

const details = {
  renter: fc.nat(3),
  item: fc.nat(5),
  pauseMs: fc.nat(500),
  /** The same call made twice at once, as by a double click. */
  twice: fc.boolean(),
};

const rental = fc.record({
  ...details,
  /** Days from today, close together so that requests overlap. */
  from: fc.integer({ min: 10, max: 13 }),
  days: fc.integer({ min: 1, max: 3 }),
  /** What the wallet pays. */
  wallet: fc.constantFrom('none', 'none', 'part'),
  /** Whether the renter calls it off once it is paid. */
  cancels: fc.constantFrom(false, false, true),
});
const money = fc.record({
  ...details,
  amount: fc.integer({ min: 1, max: 40 }).map((n) => n * 500),
});

const road = fc.constantFrom('open', 'dropped', 'duplicated', 'reordered');
const skew = fc.integer({ min: -2_000, max: 2_000 });

/** What happens in one history; the faults and the endings are dealt from decks, so that all come. */
const story = fc.record({
  payments: fc.tuple(rental, rental, rental, rental, rental),
  fromWallet: fc.tuple(rental),
  topUps: fc.tuple(money, money, money),
  withdrawals: fc.tuple(money, money, money),
  /** An owner's answers, in the order the requests come. */
  answers: fc.array(fc.constantFrom('accept', 'accept', 'accept', 'refuse', 'leave'), {
    minLength: 12,
    maxLength: 12,
  }),
  road,
  skews: fc.array(skew, { minLength: 4, maxLength: 4 }),
  baits: fc.array(fc.record({ ...details, ending: fc.constantFrom('001', '006', '007', '010') }), {
    minLength: 4,
    maxLength: 4,
  }),
  /** Whether PostgreSQL learns at once that a killed program is gone. */
  noticed: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
});

type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;
export type RentalDetails = Story['payments'][number];
export type MoneyDetails = Story['topUps'][number];
export type Road = Story['road'];

export interface Plan extends Story {
  number: number;
  /** For the payments, then the top-ups. */
  paymentEndings: string[];
  payoutEndings: string[];
  /** Places in the list of faults. */
  faults: number[];
}

/**
 * The history of a number under a seed: the same two give the same plan.
 *
 * @param faults how many there are, and how many of them strike in one history
 */
export function planOf(
  seed: number,
  number: number,
  faults: { known: number; each: number },
): Plan {
  const [told] = fc.sample(story, {
    seed: (seed + Math.imul(number + 1, 0x9e3779b1)) | 0,
    numRuns: 1,
  });
  if (!told) throw new Error('Nothing was generated');
  const indices = Array.from({ length: faults.known }, (_, index) => index);
  return {
    ...told,
    number,
    paymentEndings: deal(paymentEndings, seed, number, 8),
    payoutEndings: deal(payoutEndings, seed, number, 3),
    faults: deal(indices, seed, number, faults.each),
  };
}

/** What a history is dealt from a deck that is gone through to its end, then shuffled again. */
function deal<T>(cards: readonly T[], seed: number, number: number, count: number): T[] {
  const all = { minLength: cards.length, maxLength: cards.length };
  return Array.from({ length: count }, (_, card) => {
    const place = number * count + card;
    const shuffle = seed + Math.floor(place / cards.length);
    const [deck] = fc.sample(fc.shuffledSubarray([...cards], all), { seed: shuffle, numRuns: 1 });
    return deck?.[place % cards.length] as T;
  });
}
