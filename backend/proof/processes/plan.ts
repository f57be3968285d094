import fc from 'fast-check';
import { PAYMENTS } from '../../simulator/scenarios.js';

/**
 * Last three digits of the numbers that receive withdrawals; 001 stands for the ordinary behaviour of
 * the gateway.
 */
export const payoutEndings = ['001', '009', '010', '011', '012', '015', '017', '018'] as const;
const paymentEndings = Object.keys(PAYMENTS).sort();

/** Every behaviour of the gateway simulator, as the last three digits of the number that selects it. */
export const allEndings = [...new Set([...paymentEndings, ...payoutEndings])].sort();

const common = {
  renter: fc.nat(3),
  item: fc.nat(5),
  pauseMs: fc.nat(500),
  /** Whether the same call is made twice at once, as by a double click. */
  twice: fc.boolean(),
};

const rentalCall = fc.record({
  ...common,
  /** Days from today, close together so that requests overlap. */
  from: fc.integer({ min: 1, max: 4 }),
  days: fc.integer({ min: 1, max: 3 }),
  /** What the wallet pays. */
  wallet: fc.constantFrom('none', 'none', 'part'),
  /** Whether the renter cancels once it is paid. */
  cancels: fc.constantFrom(false, false, true),
});
const moneyCall = fc.record({
  ...common,
  /** XAF. */
  amount: fc.integer({ min: 1, max: 40 }).map((n) => n * 500),
});

/** A request of a renter without a verified identity, who calls it off and sends the money back. */
const refundCall = fc.record({
  rental: rentalCall.map((call) => ({ ...call, wallet: 'none' as const, cancels: true })),
  ending: fc.constantFrom('001', '006', '009', '010', '012', '018'),
  /** How much of what may go back: all, a half, or more, which is refused. */
  share: fc.constantFrom('all', 'all', 'half', 'more'),
});

/** What an owner changes about an object while members ask for it. */
const ownerAct = fc.record({
  item: fc.nat(5),
  pauseMs: fc.nat(4_000),
  what: fc.constantFrom('close', 'close', 'price', 'two prices', 'stock', 'stock', 'pause'),
  /** Days from today that are closed. */
  from: fc.integer({ min: 1, max: 4 }),
  days: fc.integer({ min: 1, max: 2 }),
  /** XAF. */
  price: fc.integer({ min: 3_000, max: 6_000 }),
  deposit: fc.nat(3).map((n) => n * 4_500),
  lasts: fc.nat(1_500),
});

/** How the gateway delivers its callbacks in a history. */
export const callbackDeliveries = ['normal', 'dropped', 'duplicated', 'reordered'] as const;
const skewMs = fc.integer({ min: -2_000, max: 2_000 });

/** The generated part of a history. */
const generated = fc.record({
  payments: fc.tuple(rentalCall, rentalCall, rentalCall, rentalCall, rentalCall),
  paymentsFromWallet: fc.tuple(rentalCall),
  topUps: fc.tuple(moneyCall, moneyCall, moneyCall),
  withdrawals: fc.tuple(moneyCall, moneyCall, moneyCall),
  /** The owners' answers, in the order in which the requests arrive. */
  answers: fc.array(fc.constantFrom('accept', 'accept', 'accept', 'refuse', 'leave'), {
    minLength: 12,
    maxLength: 12,
  }),
  skewsMs: fc.array(skewMs, { minLength: 4, maxLength: 4 }),
  /** The calls that pass through the step of a fault. */
  triggers: fc.array(
    fc.record({ ...common, ending: fc.constantFrom('001', '006', '007', '010') }),
    { minLength: 4, maxLength: 4 },
  ),
  /** Whether PostgreSQL learns at once that the client of a killed program is gone. */
  disconnects: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  /** A renter whom an admin freezes for some time. */
  freeze: fc.record({ renter: fc.nat(3), pauseMs: fc.nat(1_000), lastsMs: fc.nat(3_000) }),
  refunds: fc.tuple(refundCall, refundCall, refundCall),
  ownerActs: fc.array(ownerAct, { minLength: 6, maxLength: 6 }),
});

type Generated = typeof generated extends fc.Arbitrary<infer T> ? T : never;
export type RentalCall = Generated['payments'][number];
export type OwnerAct = Generated['ownerActs'][number];
export type RefundCall = Generated['refunds'][number];
export type MoneyCall = Generated['topUps'][number];
export type CallbackDelivery = (typeof callbackDeliveries)[number];

/** Everything that is fixed about a history before it runs. */
export interface Plan extends Generated {
  number: number;
  /** For the payments, then the top-ups. */
  paymentEndings: string[];
  payoutEndings: string[];
  callbackDelivery: CallbackDelivery;
  /** Indices in the list of faults. */
  faults: number[];
}

/**
 * The plan of a history: the same seed and number give the same plan.
 *
 * @param faults how many there are, and how many of them a history has
 */
export function planHistory(
  seed: number,
  number: number,
  faults: { count: number; perHistory: number },
): Plan {
  const [sample] = fc.sample(generated, {
    seed: (seed + Math.imul(number + 1, 0x9e3779b1)) | 0,
    numRuns: 1,
  });
  if (!sample) throw new Error('Nothing was generated');
  const indices = Array.from({ length: faults.count }, (_, index) => index);
  return {
    ...sample,
    number,
    paymentEndings: takeShuffled(paymentEndings, seed, number, 8),
    payoutEndings: takeShuffled(payoutEndings, seed, number, 3),
    callbackDelivery: dealOne(callbackDeliveries, seed, number),
    faults: takeShuffled(indices, seed, number, faults.perHistory),
  };
}

function dealOne<T>(values: readonly T[], seed: number, number: number): T {
  return takeShuffled(values, seed, number, 1)[0] as T;
}

/**
 * The share of one history in an endless sequence of shuffles of `values`, so that each value comes
 * once before any comes again.
 */
function takeShuffled<T>(
  values: readonly T[],
  seed: number,
  number: number,
  perHistory: number,
): T[] {
  const all = { minLength: values.length, maxLength: values.length };
  return Array.from({ length: perHistory }, (_, index) => {
    const position = number * perHistory + index;
    const shuffleSeed = seed + Math.floor(position / values.length);
    const [shuffled] = fc.sample(fc.shuffledSubarray([...values], all), {
      seed: shuffleSeed,
      numRuns: 1,
    });
    return shuffled?.[position % values.length] as T;
  });
}
