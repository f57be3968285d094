import type { Xaf } from '../../../kernel/xaf.js';

/** A payment of ours that goes through the gateway. Amounts in XAF. */
export interface OurPayment {
  reference: string;
  operator: string;
  /** Our operation account, and the member's number: which accounts the money is moved between. */
  account: string;
  number: string;
  status: string;
  isDecided: boolean;
  amount: Xaf;
  /** What was really settled, when that is not the amount. */
  settledAmount: Xaf | null;
  /** What the gateway kept of it, as booked here; null while that is not known. */
  fees: Xaf | null;
}

/** A line of the gateway's own book: one for each time that a payment was sent. */
export interface BookLine {
  reference: string;
  /** `GIVE_CHANGE`: money that we sent. */
  type: 'PAYMENT' | 'GIVE_CHANGE';
  account: string;
  number: string;
  amount: Xaf;
  /** What the gateway kept of what it settled. */
  fees: Xaf;
  /** Whether the money was settled. */
  debited: boolean;
}

export interface BookDifference {
  problem:
    | 'sent more than once'
    | 'another number or account there'
    | 'unknown to us'
    | 'succeeded here alone'
    | 'failed here, settled there'
    | 'another amount settled there'
    | 'other fees there'
    | 'the operator holds another amount';
  /** The payment's reference, or the operator's code. */
  subject: string;
  /** XAF, or the number and the account. */
  ours: Xaf | string;
  theirs: Xaf | string;
}

export interface BookComparison {
  compared: number;
  /** Payments that are settled there and that we have not decided yet. */
  inTransit: number;
  /** Decided payments whose fees there we do not know yet. */
  unknownFees: number;
  differences: BookDifference[];
}

/**
 * Our book against the gateway's: what is settled there is decided alike here, or in transit; and
 * what each operator holds is what the gateway settled, less its fees and what is in transit.
 *
 * @param held XAF that each operator holds for us by our ledger, on account of these payments
 */
export function compareBooks(
  payments: readonly OurPayment[],
  held: Readonly<Record<string, Xaf>>,
  book: readonly BookLine[],
): BookComparison {
  const lines = new Map<string, BookLine[]>();
  for (const line of book) {
    lines.set(line.reference, [...(lines.get(line.reference) ?? []), line]);
  }
  const linesOf = ({ reference }: OurPayment) => lines.get(reference) ?? [];
  const ours = new Set(payments.map(({ reference }) => reference));
  const strangers = [...lines].filter(([reference]) => !ours.has(reference));
  return {
    compared: payments.length,
    inTransit: payments.filter((one) => !one.isDecided && settledBy(linesOf(one)) > 0).length,
    unknownFees: payments.filter(
      (one) => one.isDecided && one.fees === null && feesOf(linesOf(one)) > 0,
    ).length,
    differences: [
      ...strangers.flatMap(([subject, sent]): BookDifference[] =>
        settledBy(sent) > 0
          ? [{ problem: 'unknown to us', subject, ours: 0, theirs: settledBy(sent) }]
          : [],
      ),
      ...payments.flatMap((payment) => differencesOf(payment, linesOf(payment))),
      ...operatorDifferences(payments, held, linesOf),
    ],
  };
}

function differencesOf(payment: OurPayment, lines: BookLine[]): BookDifference[] {
  const { reference: subject, status } = payment;
  const ours = payment.settledAmount ?? payment.amount;
  const theirs = settledBy(lines);
  if (lines.length > 1) {
    return [{ problem: 'sent more than once', subject, ours: 1, theirs: lines.length }];
  }
  const [sentTo] = lines.map(partiesOf);
  if (sentTo && sentTo !== partiesOf(payment)) {
    const problem = 'another number or account there';
    return [{ problem, subject, ours: partiesOf(payment), theirs: sentTo }];
  }
  if (status === 'failed' && theirs > 0) {
    return [{ problem: 'failed here, settled there', subject, ours: 0, theirs }];
  }
  if (status !== 'succeeded') return [];
  if (theirs === 0 && ours > 0) return [{ problem: 'succeeded here alone', subject, ours, theirs }];
  if (theirs !== ours) return [{ problem: 'another amount settled there', subject, ours, theirs }];
  const [booked, kept] = [payment.fees ?? feesOf(lines), feesOf(lines)];
  return booked === kept
    ? []
    : [{ problem: 'other fees there', subject, ours: booked, theirs: kept }];
}

function partiesOf({ number, account }: { number: string; account: string }): string {
  return `${number} ${account}`;
}

function operatorDifferences(
  payments: readonly OurPayment[],
  held: Readonly<Record<string, Xaf>>,
  linesOf: (payment: OurPayment) => BookLine[],
): BookDifference[] {
  const theirs = new Map(Object.keys(held).map((operator) => [operator, 0]));
  for (const payment of payments.filter(({ isDecided }) => isDecided)) {
    const gained = linesOf(payment).reduce((sum, line) => sum + gainOf(line), 0);
    const kept = payment.fees === null ? 0 : feesOf(linesOf(payment));
    theirs.set(payment.operator, (theirs.get(payment.operator) ?? 0) + gained - kept);
  }
  return [...theirs]
    .map(([subject, amount]) => ({ subject, ours: held[subject] ?? 0, theirs: amount }))
    .filter(({ ours, theirs }) => ours !== theirs)
    .map((one) => ({ problem: 'the operator holds another amount', ...one }));
}

function settledBy(lines: BookLine[]): Xaf {
  return lines.reduce((sum, line) => sum + Math.abs(gainOf(line)), 0);
}

function feesOf(lines: BookLine[]): Xaf {
  return lines.reduce((sum, { debited, fees }) => sum + (debited ? fees : 0), 0);
}

/** XAF that the operator holds more, or less, for us. */
function gainOf({ type, amount, debited }: BookLine): Xaf {
  if (!debited) return 0;
  return type === 'PAYMENT' ? amount : -amount;
}
