import { Prisma } from '../../../platform/database/generated/client.js';
import type { LedgerTransactionType } from '../../wallet/index.js';
import type { Invariant } from './invariant.js';

/** A UUID in a pattern of LIKE. Which one it is, the postings say of all but corrections. */
const uuid = [8, 4, 4, 4, 12].map((digits) => '_'.repeat(digits)).join('-');

const ofPayment = `payment:${uuid}`;
const ofRental = (...events: string[]) => events.map((event) => `rental:${uuid}:${event}`);

/** Events that share a security deposit, and all that give some of it back. */
const shares = ['accept-claim', 'accept-offer', 'settle-offer', 'share-deposit'];
const givesBack = ['confirm-return', 'settle-return', 'settle-undeclared', ...shares];

/** Events that end a rental without a handover. */
const unhanded = [
  'admit-not-received',
  'settle-not-received',
  'admit-absence',
  'cancel-handover',
  'cancel-by-staff',
];

/** How the key of a ledger transaction is written: what happened, to what. */
const forms: Record<LedgerTransactionType, string[]> = {
  payment_held: [`${ofPayment}:reserve`],
  payout_reserved: [`${ofPayment}:reserve`],
  payment_released: [`${ofPayment}:release`],
  payout_released: [`${ofPayment}:release`],
  refund_reserved: [`${ofPayment}:reserve`],
  refund_released: [`${ofPayment}:release`],
  gateway_fees_charged: [`${ofPayment}:fees`],
  payment_settled_late: [`${ofPayment}:late`],
  payment_put_right: [`${ofPayment}:right:${uuid}`],
  rental_paid: [ofPayment],
  rental_extended: [ofPayment],
  payment_refunded: [ofPayment],
  wallet_topped_up: [ofPayment],
  payout_settled: [ofPayment],
  refund_settled: [ofPayment],
  rental_accepted: ofRental('accept'),
  // On the start day, until handovers were kept.
  earnings_released: ofRental('start', 'hand-over', 'assume-handover', 'confirm-handover'),
  rental_refunded: ofRental(
    'refuse',
    'expire',
    'supersede',
    'cancel-request',
    'refuse-suspended',
    'cancel-suspended',
  ),
  rental_cancelled: ofRental('cancel', 'cancel-late', 'cancel-by-owner', ...unhanded),
  security_deposit_returned: ofRental(...givesBack),
  security_deposit_claimed: ofRental(...shares.map((event) => `${event}:owner`)),
  rental_shortened: [`change:${uuid}`],
  correction: [`correction:${uuid}`],
  float_transferred: [`treasury:${uuid}`],
  own_money_paid_in: [`treasury:${uuid}`],
  own_money_taken_out: [`treasury:${uuid}`],
  float_fee_charged: [`treasury:${uuid}`],
  float_fee_refunded: [`treasury:${uuid}`],
  float_fee_refilled: [`treasury:${uuid}`],
  unclaimed_sent_back: [`treasury:${uuid}`],
};

/** LIKE compares texts many times faster than a regular expression. */
const formsByType = Prisma.sql`(
  select type::"LedgerTransactionType", array_agg(pattern) as patterns
  from jsonb_each(${JSON.stringify(forms)}::jsonb) as form (type, list)
  cross join lateral jsonb_array_elements_text(list) as pattern
  group by type)`;

/**
 * Whether an entry is one that Loka's own accounts may have: of a correction, of a payment that was put right, or of
 * a payout that was not asked for; in one apart, of what came for a member whose account is deleted, and went back; in
 * another, of what Loka paid in and took out.
 */
export const isOfLoka = (holder: Prisma.Sql, type: Prisma.Sql, amount: Prisma.Sql) => Prisma.sql`
  case ${holder}
    when '' then ${type} in ('correction', 'payment_put_right') or ${amount} < 0
      and ${type} in ('payout_settled', 'refund_settled', 'payment_settled_late')
    when 'unclaimed' then case when ${amount} > 0 then ${type} = 'payment_settled_late'
      else ${type} = 'unclaimed_sent_back' end
    when 'own' then ${type} = case when ${amount} > 0 then 'own_money_paid_in' else 'own_money_taken_out' end::"LedgerTransactionType"
  end`;

/** What names a ledger transaction. */
export const ledgerKeyInvariants: Invariant[] = [
  {
    name: 'every key of the ledger has the form of its type',
    sql: Prisma.sql`
      select t.idempotency_key as key, t.type
      from ledger_transactions t
      left join ${formsByType} as form on form.type = t.type
      where (t.idempotency_key like any (form.patterns)) is not true
        or t.type = 'correction' and t.idempotency_key !~ '^correction:[0-9a-f-]+$'`,
  },
  {
    name: "Loka's own account is moved by corrections, by payments put right and by payouts that were not asked for alone",
    sql: Prisma.sql`
      select t.idempotency_key as key, t.type, e.amount
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id
      where a.kind = 'suspense'
        and (${isOfLoka(Prisma.sql`a.holder`, Prisma.sql`t.type`, Prisma.sql`e.amount`)}) is not true`,
  },
];
