import { Prisma } from '../../../platform/database/generated/client.js';
import type { LedgerTransactionType } from '../../wallet/index.js';
import type { Invariant } from './invariant.js';

/** Which one it is, the postings say. Counting its digits here takes three times as long. */
const uuid = '[0-9a-f-]+';
const ofPayment = `^payment:${uuid}$`;

/** Events that share a security deposit, and all that give some of it back. */
const shares = 'accept-claim|accept-offer|settle-offer|share-deposit';
const givesBack = `confirm-return|settle-return|settle-undeclared|${shares}`;

/** Events that end a rental without a handover. */
const unhanded = 'admit-not-received|settle-not-received|admit-absence|cancel-handover';

/** How the key of a ledger transaction is written: what happened, to what. */
const forms: Record<LedgerTransactionType, string> = {
  payment_held: `^payment:${uuid}:reserve$`,
  payout_reserved: `^payment:${uuid}:reserve$`,
  payment_released: `^payment:${uuid}:release$`,
  payout_released: `^payment:${uuid}:release$`,
  refund_reserved: `^payment:${uuid}:reserve$`,
  refund_released: `^payment:${uuid}:release$`,
  gateway_fees_charged: `^payment:${uuid}:fees$`,
  payment_settled_late: `^payment:${uuid}:late$`,
  rental_paid: ofPayment,
  rental_extended: ofPayment,
  payment_refunded: ofPayment,
  wallet_topped_up: ofPayment,
  payout_settled: ofPayment,
  refund_settled: ofPayment,
  rental_accepted: `^rental:${uuid}:accept$`,
  // On the start day, until handovers were kept.
  earnings_released: `^rental:${uuid}:(start|hand-over|assume-handover|confirm-handover)$`,
  rental_refunded: `^rental:${uuid}:(refuse|expire|supersede|cancel-request)$`,
  rental_cancelled: `^rental:${uuid}:(cancel|cancel-late|cancel-by-owner|${unhanded})$`,
  security_deposit_returned: `^rental:${uuid}:(${givesBack})$`,
  security_deposit_claimed: `^rental:${uuid}:(${shares}):owner$`,
  rental_shortened: `^change:${uuid}$`,
  correction: `^correction:${uuid}$`,
};

/** What names a ledger transaction. */
export const ledgerKeyInvariants: Invariant[] = [
  {
    name: 'every key of the ledger has the form of its type',
    sql: Prisma.sql`
      select t.idempotency_key as key, t.type
      from ledger_transactions t
      where t.idempotency_key !~ (${JSON.stringify(forms)}::jsonb ->> t.type::text)`,
  },
  {
    name: 'Loka’s own account is moved by corrections and by payouts that were not asked for alone',
    sql: Prisma.sql`
      select t.idempotency_key as key, t.type, e.amount
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id
      where a.kind = 'suspense' and t.type <> 'correction'
        and not (t.type in ('payout_settled', 'refund_settled', 'payment_settled_late') and e.amount < 0)`,
  },
];
