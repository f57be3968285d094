import { formatXaf, type Xaf } from '../../../kernel/xaf.js';

/** XAF: what an operator moves at once, both ends included. */
export interface AmountLimits {
  least: Xaf;
  most: Xaf;
}

/**
 * Why an operator does not move an amount, in French; null when it does.
 *
 * @param label of the operator
 */
export function amountRefusal(
  amount: Xaf,
  { least, most }: AmountLimits,
  label: string,
): string | null {
  if (amount < least) return `${label} ne prend pas moins de ${formatXaf(least)} à la fois.`;
  if (amount > most) return `${label} ne prend pas plus de ${formatXaf(most)} à la fois.`;
  return null;
}
