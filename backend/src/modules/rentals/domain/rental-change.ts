import { addDays, type Day, daysBetween, startOfDay } from '../../../kernel/day.js';
import { hoursAfter } from '../../../kernel/duration.js';
import type { ErrorCode } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { PriceUnit } from '../../items/index.js';
import { hireOf, type RentalFacts, type RentalPolicy } from './rental-facts.js';
import { longestDays, type Period, unitsIn, wholeUnits } from './rental-period.js';
import { activeStatuses, isHandoverContested, isOneOf } from './rental-status.js';

/** Another end day of an accepted rental: who asks, who answers, until when, and what it costs. */

export const changeKinds = ['extension', 'shortening'] as const;

export type ChangeKind = (typeof changeKinds)[number];

export const changeStatuses = [
  'requested',
  /** An extension waits for its payment, and its days are held. */
  'accepted',
  'done',
  'refused',
  'withdrawn',
  'expired',
] as const;

export type ChangeStatus = (typeof changeStatuses)[number];

/** Somebody is waited for. */
export const openChangeStatuses = [
  'requested',
  'accepted',
] as const satisfies readonly ChangeStatus[];

export type ChangeParty = 'renter' | 'owner';

/** What the rules ask of a change. */
export interface ChangeFacts {
  kind: ChangeKind;
  status: ChangeStatus;
  askedBy: ChangeParty;
  oldEnd: Day;
  newEnd: Day;
  /** Until when an answer or the payment is waited for; null once it is closed. */
  dueAt: Date | null;
  acceptedAt: Date | null;
}

/** What happens to a change that was asked for. */
export type ChangeAction = 'accept' | 'refuse' | 'withdraw' | 'expire' | 'pay';

/** Who causes an action: who asked for the change, the other party, nobody's answer, or its payment. */
type ChangeActor = 'asker' | 'other' | 'system' | 'provider';

interface ChangeMove {
  action: ChangeAction;
  by: ChangeActor;
  kind?: ChangeKind;
  from: readonly ChangeStatus[];
  to: ChangeStatus;
  /** Whether it must come in time. */
  inTime?: boolean;
}

export const changeMoves: readonly ChangeMove[] = [
  {
    action: 'accept',
    by: 'other',
    kind: 'extension',
    from: ['requested'],
    to: 'accepted',
    inTime: true,
  },
  {
    action: 'accept',
    by: 'other',
    kind: 'shortening',
    from: ['requested'],
    to: 'done',
    inTime: true,
  },
  { action: 'refuse', by: 'other', from: ['requested'], to: 'refused' },
  { action: 'withdraw', by: 'asker', from: ['requested', 'accepted'], to: 'withdrawn' },
  { action: 'expire', by: 'system', from: ['requested', 'accepted'], to: 'expired' },
  /** Also of one that was given up meanwhile: the money came late, and the days may still be free. */
  {
    action: 'pay',
    by: 'provider',
    kind: 'extension',
    from: ['accepted', 'expired', 'withdrawn'],
    to: 'done',
  },
];

/** The move that an action makes of a change, if it is allowed now. */
export function findChangeMove(
  change: ChangeFacts,
  action: ChangeAction,
  by: ChangeParty | 'system' | 'provider',
  now: Date,
): ChangeMove | undefined {
  const role = by === 'system' || by === 'provider' ? by : roleOf(change, by);
  return changeMoves.find(
    (move) =>
      move.action === action &&
      move.by === role &&
      (move.kind ?? change.kind) === change.kind &&
      move.from.includes(change.status) &&
      (action !== 'pay' || change.acceptedAt !== null) &&
      !(move.inTime && isChangeDue(change, now)),
  );
}

/** Whether a party could ever cause an action of this change. */
export function mayAct(change: ChangeFacts, action: ChangeAction, party: ChangeParty): boolean {
  return changeMoves.some((move) => move.action === action && move.by === roleOf(change, party));
}

/** Whether an answer has been given already. */
export function isRepeated({ status }: ChangeFacts, action: ChangeAction): boolean {
  if (status === 'done') return action === 'accept';
  return changeMoves.some((move) => move.action === action && move.to === status);
}

function roleOf({ askedBy }: ChangeFacts, party: ChangeParty): ChangeActor {
  return askedBy === party ? 'asker' : 'other';
}

export function isChangeDue({ dueAt }: ChangeFacts, now: Date): boolean {
  return dueAt !== null && dueAt <= now;
}

/** The rental goes on, and nothing has been said against its handover or about its return. */
export function isChangeable(
  rental: Pick<RentalFacts, 'status' | 'handoverStatus' | 'returnStatus'>,
): boolean {
  const { status, returnStatus } = rental;
  return isOneOf(activeStatuses, status) && returnStatus === 'none' && !isHandoverContested(rental);
}

/** Only the renter asks for more days; both may propose fewer. */
export function mayAsk(kind: ChangeKind, party: ChangeParty): boolean {
  return kind === 'shortening' || party === 'renter';
}

/** Why a rental cannot end on another day. */
export const changeRefusals = [
  'end-not-later',
  'end-not-earlier',
  'end-too-early',
  'whole-weeks',
  'period-too-long',
] as const satisfies readonly ErrorCode[];

/** Why a rental cannot end on another day; null when it can. */
export function changeRefusal(
  unit: PriceUnit,
  { start, end }: Period,
  { kind, newEnd }: { kind: ChangeKind; newEnd: Day },
  today: Day,
): (typeof changeRefusals)[number] | null {
  if (kind === 'extension' && newEnd <= end) return 'end-not-later';
  if (kind === 'shortening' && newEnd >= end) return 'end-not-earlier';
  const days = daysBetween(start, newEnd);
  if (newEnd < today || days < 1) return 'end-too-early';
  if (!wholeUnits(unit, days)) return 'whole-weeks';
  return kind === 'extension' && days > longestDays ? 'period-too-long' : null;
}

/** Which change another end day is. */
export function kindOf({ end }: Period, newEnd: Day): ChangeKind {
  return newEnd < end ? 'shortening' : 'extension';
}

/** What another end day changes. Amounts in XAF. */
export interface ChangeQuote {
  kind: ChangeKind;
  newEnd: Day;
  unit: PriceUnit;
  /** Days or weeks, more or fewer. */
  units: number;
  /** What this rental costs a day or a week, all pieces. */
  unitPrice: Xaf;
  /** units × unitPrice: to be paid, or refunded. */
  amount: Xaf;
}

/** At the rental's own price, whatever its object costs by now; its delivery costs no more, and no less. */
export function quoteChange(
  unit: PriceUnit,
  rental: Pick<RentalFacts, 'period' | 'rent' | 'deliveryFee'>,
  newEnd: Day,
): ChangeQuote {
  const { period } = rental;
  const before = unitsIn(unit, period);
  const units = Math.abs(unitsIn(unit, { ...period, end: newEnd }) - before);
  const unitPrice = hireOf(rental) / before;
  return {
    kind: kindOf(period, newEnd),
    newEnd,
    unit,
    units,
    unitPrice,
    amount: units * unitPrice,
  };
}

/** XAF: the rent that a change leaves. */
export function rentAfter(rent: Xaf, { kind, amount }: Pick<ChangeQuote, 'kind' | 'amount'>): Xaf {
  return kind === 'extension' ? rent + amount : rent - amount;
}

/** Until when the other party may answer: some hours, and not beyond the earlier of both last days. */
export function changeAnswerDeadline(
  { end }: Period,
  newEnd: Day,
  now: Date,
  { requestTimeoutHours }: RentalPolicy,
): Date {
  return earliest(hoursAfter(now, requestTimeoutHours), endOf(newEnd < end ? newEnd : end));
}

/** Until when the days of an accepted extension are held: some hours, and not beyond the rental. */
export function extensionPaymentDeadline(
  { end }: Period,
  now: Date,
  { extensionPaymentHours }: RentalPolicy,
): Date {
  return earliest(hoursAfter(now, extensionPaymentHours), endOf(end));
}

function endOf(day: Day): Date {
  return startOfDay(addDays(day, 1));
}

function earliest(one: Date, other: Date): Date {
  return one < other ? one : other;
}
