import type { Xaf } from '../../../kernel/xaf.js';
import type { DifferenceKind } from './compare-payment.js';

/** What both books say of a payment on which they disagree. Amounts in XAF. */
interface ComparedAmounts {
  kind: DifferenceKind;
  amount: Xaf;
  /** Null when the gateway does not say. */
  gatewayAmount: Xaf | null;
  /** Null while they are not known. */
  fees: Xaf | null;
  /** Null when the gateway does not say. */
  gatewayFees: Xaf | null;
}

/** How far the two books are apart on a payment; all of it when it is not decided. */
export function differenceAmount(difference: ComparedAmounts): Xaf {
  const { kind, amount, gatewayAmount, fees, gatewayFees } = difference;
  switch (kind) {
    case 'other-amount':
      return Math.abs((gatewayAmount ?? 0) - amount);
    case 'other-fees':
      return Math.abs((gatewayFees ?? 0) - (fees ?? 0));
    case 'failed-here-only':
      return gatewayAmount ?? amount;
    default:
      return amount;
  }
}
