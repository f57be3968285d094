/** What the replies name wrongly: as if they were about another transaction. */
export const confusions = ['none', 'reference', 'number', 'operator', 'null operator'] as const;
export type Confusion = (typeof confusions)[number];

interface Named {
  operator: string;
  merchant_reference_id: string;
  customer_account_number: string;
}

/**
 * The fields by which a reply names its transaction, one of them another's. With `null operator` that is
 * the reference, and the operator is left open.
 */
export function namedBy(
  transaction: Named,
  confusion: Confusion,
): Omit<Named, 'operator'> & { operator: string | null } {
  const { merchant_reference_id, customer_account_number } = transaction;
  const isOther = confusion === 'reference' || confusion === 'null operator';
  const operator = confusion === 'null operator' ? null : transaction.operator;
  return {
    operator: confusion === 'operator' ? 'OTHER_MONEY' : operator,
    merchant_reference_id: isOther ? 'OTHER' : merchant_reference_id,
    customer_account_number: confusion === 'number' ? '077999999' : customer_account_number,
  };
}
