import { randomUUID } from 'node:crypto';
import type { Posting } from '../../src/kernel/posting.js';
import {
  type LedgerTransactionType,
  ledgerTransactionTypes,
} from '../../src/modules/wallet/domain/ledger-transaction-type.js';
import { Ledger } from '../../src/modules/wallet/ledger.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { provided } from './api.js';

/** Those that the database takes with the row of what admins decided alone, and no other amounts than it says. */
const ofDecisions: ReadonlySet<LedgerTransactionType> = new Set([
  'payment_put_right',
  'float_transferred',
  'own_money_paid_in',
  'own_money_taken_out',
  'float_fee_charged',
  'float_fee_refunded',
  'float_fee_refilled',
  'unclaimed_sent_back',
]);

/** The types that {@link post} writes of any accounts and amounts. */
export const postableTypes = ledgerTransactionTypes.filter((type) => !ofDecisions.has(type));

interface Posted {
  /** One that nothing else has without. */
  key?: string;
  type: LedgerTransactionType;
  description?: string;
  /** Now without. */
  at?: string | undefined;
  rentalId?: string;
}

/** Writes a transaction into the ledger, whatever the rules would say of it. */
export function post({ at, ...posted }: Posted, postings: Posting[]): Promise<void> {
  return provided(Transactions).run((tx) =>
    provided(Ledger).post(tx, {
      key: randomUUID(),
      description: '',
      ...posted,
      at: at ? new Date(at) : new Date(),
      postings,
    }),
  );
}
