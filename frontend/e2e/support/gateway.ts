interface Transaction {
  type: 'PAYMENT' | 'GIVE_CHANGE';
  customer_account_number: string;
  status: string;
  amount: number;
}

/** XAF that the gateway's own book says were paid out to a number. */
export async function paidOutTo(phoneNumber: string): Promise<number> {
  const response = await fetch(process.env.GATEWAY_BOOK_URL as string);
  const book = (await response.json()) as Transaction[];
  return book
    .filter(
      ({ type, customer_account_number, status }) =>
        type === 'GIVE_CHANGE' && customer_account_number === phoneNumber && status === 'SUCCESS',
    )
    .reduce((sum, { amount }) => sum + amount, 0);
}
