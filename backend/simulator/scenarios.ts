export type TransactionType = 'PAYMENT' | 'GIVE_CHANGE';
type Outcome = 'SUCCESS' | 'FAILED';
/** The gateway refuses a secret with either. */
export type AuthenticationStatus = 401 | 403;

/** What happens to a transaction. Durations are seconds of the simulated clock since its creation. */
export interface Behaviour {
  outcome: Outcome;
  /** When the outcome is known and, on success, the money is transferred. */
  settlesAfter: number;
  /** From when on a success is reported as a failure, until it settles after all. */
  deniedAfter?: number;
  /** How the HTTP call that creates the transaction ends. */
  reply: 'answer' | 'answer after callback' | 'error 500' | 'drop connection' | 'never';
  /** A forged callback states another status than the real one. */
  callback?: { after: number; copies: number; status: Outcome };
  /** The first status reads answer this instead of the real status. */
  firstReads?: { times: number; answer: 'NOT_FOUND' | 'AMBIGUOUS' };
  /** The secret expires on the first attempt of each reference, which is answered with this status. */
  expiresKey?: AuthenticationStatus;
  /** The amount really transferred (XAF), when it is not the requested one. */
  settledAmount?: (requested: number) => number;
  /** What the gateway keeps (XAF) of what it transferred; nothing without. */
  fees?: (settled: number) => number;
  /** `code` of the callback, and `status_code` of a payout's answer: of a failure, why. */
  code: number;
}

/** Why a transaction fails, as the gateway's codes say it (assumed). */
const CODES = {
  refused: 4101,
  insufficientFunds: 4102,
  unknownNumber: 4103,
  expired: 4104,
  amountOutOfLimits: 4105,
  operatorDown: 5001,
};

const settles = (
  outcome: Outcome,
  settlesAfter: number,
  differences: Partial<Behaviour> = {},
): Behaviour => ({
  outcome,
  settlesAfter,
  reply: 'answer',
  callback: { after: settlesAfter, copies: 1, status: outcome },
  code: outcome === 'SUCCESS' ? 200 : 400,
  ...differences,
});

const USUAL_DELAY = 3;
const HOUR = 3_600;
const PAID = settles('SUCCESS', USUAL_DELAY);
const LATER_CALLBACK = { after: USUAL_DELAY, copies: 1, status: 'SUCCESS' } as const;
const half = (requested: number) => Math.floor(requested / 2);
const percent = (settled: number) => Math.ceil(settled / 100);
const fixed = (settled: number) => Math.min(settled, 150);

/** Payments, by the last three digits of the customer's number. */
export const PAYMENTS: Readonly<Record<string, Behaviour>> = {
  '001': PAID,
  '002': settles('FAILED', USUAL_DELAY, { code: CODES.refused }),
  '003': settles('FAILED', 0, { code: CODES.insufficientFunds }),
  '004': settles('FAILED', 120, { code: CODES.expired }),
  '005': settles('SUCCESS', 95),
  '006': { ...PAID, callback: undefined, fees: percent },
  '007': { ...PAID, fees: fixed, callback: { after: USUAL_DELAY, copies: 5, status: 'SUCCESS' } },
  '008': settles('SUCCESS', 0, { reply: 'answer after callback' }),
  '009': settles('SUCCESS', 0, { reply: 'error 500', callback: LATER_CALLBACK, fees: percent }),
  '010': settles('SUCCESS', 0, { reply: 'drop connection', callback: LATER_CALLBACK }),
  '011': { ...PAID, firstReads: { times: 3, answer: 'NOT_FOUND' } },
  '012': { ...PAID, firstReads: { times: 3, answer: 'AMBIGUOUS' } },
  '013': { ...PAID, settledAmount: half, fees: percent },
  '014': settles('FAILED', USUAL_DELAY, { callback: LATER_CALLBACK, code: 200 }),
  '015': { ...PAID, expiresKey: 401 },
  '016': settles('SUCCESS', 20 * 60),
  '019': { ...PAID, expiresKey: 403 },
  '020': settles('FAILED', USUAL_DELAY, { code: CODES.unknownNumber }),
  '021': settles('FAILED', USUAL_DELAY, { code: CODES.operatorDown }),
  '022': settles('FAILED', USUAL_DELAY, { code: CODES.amountOutOfLimits }),
  '023': settles('FAILED', USUAL_DELAY),
  '024': settles('SUCCESS', 3 * HOUR, {
    deniedAfter: USUAL_DELAY,
    callback: { after: USUAL_DELAY, copies: 1, status: 'FAILED' },
    code: CODES.operatorDown,
  }),
};

const PAID_OUT = settles('SUCCESS', 0, { callback: undefined });

/** Payouts settle at once and have no callback; the faults of the call itself apply to them too. */
const PAYOUTS: Readonly<Record<string, Behaviour>> = {
  '009': { ...PAID_OUT, reply: 'error 500', fees: fixed },
  '010': { ...PAID_OUT, reply: 'drop connection', fees: percent },
  '011': { ...PAID_OUT, reply: 'never', firstReads: { times: 3, answer: 'NOT_FOUND' } },
  '012': { ...PAID_OUT, reply: 'never', firstReads: { times: 3, answer: 'AMBIGUOUS' } },
  '015': { ...PAID_OUT, expiresKey: 401 },
  '017': { ...PAID_OUT, settlesAfter: 30, reply: 'never', fees: fixed },
  '018': settles('FAILED', 0, { callback: undefined }),
  '019': { ...PAID_OUT, expiresKey: 403 },
  '020': settles('FAILED', 0, { callback: undefined, code: CODES.unknownNumber }),
  '025': { ...PAID_OUT, settledAmount: half },
};

/** The behaviour that a customer's number selects; an unlisted number succeeds. */
export function behaviourOf(type: TransactionType, customerNumber: string): Behaviour {
  const script = customerNumber.slice(-3);
  return type === 'PAYMENT' ? (PAYMENTS[script] ?? PAID) : (PAYOUTS[script] ?? PAID_OUT);
}

/** The true status, `elapsed` simulated seconds after the creation. */
export function trueStatus(behaviour: Behaviour, elapsed: number): Outcome | 'PENDING' {
  const { outcome, settlesAfter, deniedAfter = settlesAfter } = behaviour;
  if (elapsed >= settlesAfter) return outcome;
  return elapsed >= deniedAfter ? 'FAILED' : 'PENDING';
}

/** What the status call answers after `earlierReads` other reads of the same transaction. */
export function statusRead(behaviour: Behaviour, elapsed: number, earlierReads: number) {
  const { firstReads } = behaviour;
  return firstReads && earlierReads < firstReads.times
    ? firstReads.answer
    : trueStatus(behaviour, elapsed);
}

/** The amount (XAF) that a settled transaction transferred; the requested one until then. */
export function amountOf(behaviour: Behaviour, elapsed: number, requested: number): number {
  const settled = trueStatus(behaviour, elapsed) === 'SUCCESS' && behaviour.settledAmount;
  return settled ? settled(requested) : requested;
}

/** What the gateway has kept (XAF) of a transaction that transferred `amount`; nothing until then. */
export function feesOf(behaviour: Behaviour, elapsed: number, amount: number): number {
  return trueStatus(behaviour, elapsed) === 'SUCCESS' ? (behaviour.fees?.(amount) ?? 0) : 0;
}
