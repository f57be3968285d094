import { formatFcfa } from '@loka/client';

type Limits = { least: number; most: number };

/**
 * What keeps an amount from being ordered; undefined for nothing. What is no amount at all says so by
 * itself.
 *
 * @param limits of the operator; undefined while they are not known
 * @param beyond what is said of more than it moves at once
 */
export function amountProblem(
  amount: number,
  limits: Limits | undefined,
  beyond: string,
): string | undefined {
  if (amount === 0) return 'Indiquez un montant.';
  if (limits && amount > limits.most) return beyond;
  if (limits && amount < limits.least) return `Le minimum est de ${formatFcfa(limits.least)}.`;
  return undefined;
}
