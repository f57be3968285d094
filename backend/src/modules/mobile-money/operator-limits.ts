import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Xaf } from '../../kernel/xaf.js';
import { type AmountLimits, amountRefusal } from './domain/amount-limits.js';
import { type OperatorCode, operators } from './domain/operators.js';
import type { Direction } from './gateway/gateway.js';

/** Nobody can pay with a card yet. */
const nothing: AmountLimits = { least: 0, most: 0 };

const configured: Record<OperatorCode, Record<Direction, AmountLimits>> = {
  airtel: {
    collect: { least: env.COLLECT_LEAST_XAF_AIRTEL, most: env.COLLECT_MOST_XAF_AIRTEL },
    payout: { least: env.PAYOUT_LEAST_XAF_AIRTEL, most: env.PAYOUT_MOST_XAF_AIRTEL },
  },
  moov: {
    collect: { least: env.COLLECT_LEAST_XAF_MOOV, most: env.COLLECT_MOST_XAF_MOOV },
    payout: { least: env.PAYOUT_LEAST_XAF_MOOV, most: env.PAYOUT_MOST_XAF_MOOV },
  },
  card: { collect: nothing, payout: nothing },
};

/** XAF: what an operator collects from a number, and pays out to it, at once. */
export function limitsOf(operator: OperatorCode): Record<Direction, AmountLimits> {
  return configured[operator];
}

/**
 * @param field of the request that asks for the amount
 * @throws ProblemError `amount-outside-limits`, with the limit that the operator has
 */
export function requireWithinLimits(
  operator: OperatorCode,
  direction: Direction,
  amount: Xaf,
  field: string,
): void {
  const { label = '' } = operators.find(({ code }) => code === operator) ?? {};
  const message = amountRefusal(amount, configured[operator][direction], label);
  if (message) throw new ProblemError('amount-outside-limits', [{ path: field, message }]);
}
