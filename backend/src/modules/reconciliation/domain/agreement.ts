import { type Day, daysBetween } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';

/** A payment as our book has it. */
interface OurPayment {
  status: string;
  settledAmount: Xaf | null;
  amount: Xaf;
  gatewayFees: Xaf | null;
}

/** On what both books agreed, and when. */
export interface Agreement {
  agreedOn: Day;
  /** On how many nights. */
  times: number;
  facts: string;
}

/**
 * What is agreed on: where it changes here, the gateway is asked again.
 *
 * @param late XAF that were recorded as settled after all, of a payment that failed
 * @returns null of a payment that is not decided, or whose fees are not known: it is asked about every night
 */
export function factsOf(payment: OurPayment, late: Xaf | undefined): string | null {
  const { status, settledAmount, amount, gatewayFees } = payment;
  const ours = late === undefined ? status : 'succeeded';
  if (ours === 'failed') return ours;
  if (ours !== 'succeeded' || gatewayFees === null) return null;
  return `${ours} ${late ?? settledAmount ?? amount} ${gatewayFees}`;
}

/**
 * Whether the gateway is asked about a payment in a night.
 *
 * @param isRecent begun or decided within the days that are compared, or to be looked at for another reason
 * @param nights after how many nights an agreement is asked about once more
 */
export function isToCompare(
  {
    facts,
    agreement,
    isRecent,
  }: {
    facts: string | null;
    agreement: Agreement | undefined;
    isRecent: boolean;
  },
  tonight: Day,
  nights: number,
): boolean {
  if (!agreement) return isRecent;
  if (agreement.facts !== facts) return true;
  return agreement.times === 1 && daysBetween(agreement.agreedOn, tonight) >= nights;
}
