import {
  feesOfLoka,
  ownMoney,
  type Posting,
  providerOfLoka,
  unclaimed,
} from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { LedgerTransactionType } from '../../wallet/index.js';

/** What is booked of money that moves at an operator beside the payments of members. */
export const treasuryKinds = [
  'transfer',
  'pay_in',
  'take_out',
  'fee_charged',
  'fee_refunded',
  'fee_refilled',
  'unclaimed_sent_back',
] as const;

export type TreasuryKind = (typeof treasuryKinds)[number];

/** A line of an operator's statement, as the books say it. */
export interface TreasuryMove {
  kind: TreasuryKind;
  operator: string;
  /** Where the money of a transfer came to; null for any other kind. */
  toOperator: string | null;
  amount: Xaf;
}

export const ledgerTypeOf: Record<TreasuryKind, LedgerTransactionType> = {
  transfer: 'float_transferred',
  pay_in: 'own_money_paid_in',
  take_out: 'own_money_taken_out',
  fee_charged: 'float_fee_charged',
  fee_refunded: 'float_fee_refunded',
  fee_refilled: 'float_fee_refilled',
  unclaimed_sent_back: 'unclaimed_sent_back',
};

/**
 * What a line of the statement does to the money. Fees that come back, from the operator or from Loka, make good what
 * fees have taken: what is held and the fees stay what is owed.
 *
 * @throws RangeError for a transfer to nowhere
 */
export function postingsOf({ kind, operator, toOperator, amount }: TreasuryMove): Posting[] {
  const held = providerOfLoka(operator);
  switch (kind) {
    case 'transfer':
      if (toOperator === null) throw new RangeError('A transfer comes to an operator');
      return [{ from: providerOfLoka(toOperator), to: held, amount }];
    case 'pay_in':
      return [{ from: held, to: ownMoney, amount }];
    case 'take_out':
      return [{ from: ownMoney, to: held, amount }];
    case 'fee_charged':
      return [{ from: feesOfLoka(operator), to: held, amount }];
    case 'fee_refunded':
    case 'fee_refilled':
      return [{ from: held, to: feesOfLoka(operator), amount }];
    case 'unclaimed_sent_back':
      return [{ from: unclaimed, to: held, amount }];
  }
}
