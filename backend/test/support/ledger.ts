import { randomUUID } from 'node:crypto';
import type { Posting } from '../../src/kernel/posting.js';
import type { LedgerTransactionType } from '../../src/modules/wallet/domain/ledger-transaction-type.js';
import { Ledger } from '../../src/modules/wallet/ledger.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { provided } from './api.js';

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
