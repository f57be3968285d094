import type { Told } from '../model/told.js';
import type { Calls } from './calls.js';
import { account, type Person, phoneNumber, type Renter } from './fixtures.js';

type Wanted = NonNullable<Told['payments'][number]['wanted']>;

/** From where money comes: the last three digits of the phone's number, or the wallet alone. */
export type Payer = string | 'wallet';

const phoneOf = (ending: string) => ({
  phoneNumber: phoneNumber(ending),
  operationAccountCode: account,
});

/** @returns whether it was taken */
export function topUp(calls: Calls, as: Person, amount: number, ending = '001'): Promise<boolean> {
  const payment = { purpose: 'top_up', amount, walletAmount: 0 } as const;
  return calls.pay('/api/wallet/top-ups', as, { amount, ...phoneOf(ending) }, payment);
}

/** @returns whether it was taken */
export function withdraw(
  calls: Calls,
  as: Renter,
  amount: number,
  ending = '001',
): Promise<boolean> {
  const body = { amount, numberId: as.numbers.get(ending) };
  const payment = { purpose: 'withdrawal', amount, walletAmount: 0 } as const;
  return calls.pay('/api/wallet/withdrawals', as, body, payment);
}

/**
 * Asks for an object and pays for it.
 *
 * @param isShared whether a third of what it costs comes from the wallet
 * @returns whether it was taken
 */
export function payRental(
  calls: Calls,
  as: Person,
  wanted: Wanted,
  payer: Payer,
  isShared = false,
): Promise<boolean> {
  const { itemId, start, end, pieces, fulfilment, meetingPointId, deposit } = wanted;
  const total = wanted.rent + deposit;
  const walletAmount = payer === 'wallet' ? total : isShared ? Math.floor(total / 3) : 0;
  const body = {
    ...{ totalPrice: total, deposit, walletAmount, item: 'Perceuse', itemId },
    ...{ startDate: start, endDate: end, pieces, fulfilment },
    ...(meetingPointId && { meetingPointId }),
    notes: 'Glass, Libreville',
    ...(payer !== 'wallet' && phoneOf(payer)),
  };
  const amount = total - walletAmount;
  const payment = { purpose: 'rental', amount, walletAmount, wanted } as const;
  return calls.pay('/api/payment', as, body, payment);
}
