import { randomUUID } from 'node:crypto';
import type { Posting } from '../../src/kernel/posting.js';
import type { MovementKind } from '../../src/modules/wallet/domain/movement-kind.js';
import { postTransaction } from '../../src/modules/wallet/post-transaction.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { provided } from './api.js';

interface Posted {
  /** One that nothing else has without. */
  key?: string;
  kind: MovementKind;
  description?: string;
  /** Now without. */
  at?: string | undefined;
  rentalId?: string;
}

/** Writes a transaction into the ledger, whatever the rules would say of it. */
export function post({ at, ...posted }: Posted, postings: Posting[]): Promise<void> {
  return provided(Transactions).run((tx) =>
    postTransaction(tx, {
      key: randomUUID(),
      description: '',
      ...posted,
      at: at ? new Date(at) : new Date(),
      postings,
    }),
  );
}
