/** What the replies name wrongly: as if they were about another transaction. */
export const confusions = ['none', 'reference', 'number', 'operator'] as const;
export type Confusion = (typeof confusions)[number];

interface Named {
  operator: string;
  merchant_reference_id: string;
  customer_account_number: string;
}

/** The fields by which a reply names its transaction, one of them another's. */
export function namedBy(transaction: Named, confusion: Confusion): Named {
  const { operator, merchant_reference_id, customer_account_number } = transaction;
  return {
    operator: confusion === 'operator' ? 'OTHER_MONEY' : operator,
    merchant_reference_id: confusion === 'reference' ? 'OTHER' : merchant_reference_id,
    customer_account_number: confusion === 'number' ? '077999999' : customer_account_number,
  };
}
