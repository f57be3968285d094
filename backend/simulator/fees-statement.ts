/** How statuses state the fees: as they are, not at all, or not in whole francs. */
export const feesStatements = ['true', 'missing', 'fractional'] as const;
export type FeesStatement = (typeof feesStatements)[number];

/** @param fees XAF */
export function statedFees(fees: number, statement: FeesStatement): number | string | undefined {
  if (statement === 'missing') return undefined;
  return statement === 'fractional' ? `${fees},5` : fees;
}
