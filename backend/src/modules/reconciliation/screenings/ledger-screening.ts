import { Prisma } from '../../../platform/database/generated/client.js';
import { undecidedStatuses } from '../../payments/index.js';
import { abandonedStatuses } from '../../rentals/index.js';
import { memberAccounts, operatorAccounts, reserveAccounts } from '../../wallet/index.js';
import { isOfLoka } from '../invariants/ledger-keys.js';
import { reservedAmount, settledAtOperator, settledByRighting } from '../invariants/payments.js';
import {
  fees,
  lateSettlements,
  reservations,
  rightings,
  settlements,
} from '../invariants/postings/payment-postings.js';
import {
  holderOfEntry,
  typesOf,
  type WantedPostings,
  wantedEntries,
} from '../invariants/postings/posting-invariant.js';
import { rentalPostings } from '../invariants/postings/rental-postings.js';
import { treasuryPostings } from '../invariants/postings/treasury-postings.js';
import { heldByTreasury, partOfKey } from '../invariants/treasury.js';
import { isPayout } from '../payouts.js';
import {
  hashOf,
  instant,
  integer,
  isSame,
  oneOf,
  screening,
  shareOf,
  text,
  uuid,
} from './screening.js';

const sql = Prisma.sql;

/** Entries with all that their ledger transactions and accounts say. What has no other half shows too. */
const moved = sql`
  select e.id as entry_id, t.id as transaction_id, t.idempotency_key as key, t.type, t.rental_id,
    t.created_at as at, a.id as account_id, a.kind, a.holder as account_holder,
    ${holderOfEntry} as holder, a.user_id, e.amount
  from ledger_entries e
  full join ledger_transactions t on t.id = e.transaction_id
  left join ledger_accounts a on a.id = e.account_id`;

const postingHash = hashOf(
  text(sql`key`),
  oneOf(sql`type`),
  oneOf(sql`kind`),
  text(sql`holder`),
  integer(sql`amount`),
  uuid(sql`rental_id`),
  instant(sql`at`),
);

/** Entries that are there, and those that are wanted, with the very instants of what caused them. */
const posted = (wanted: WantedPostings<string>) =>
  sql`sum(${postingHash}) filter (where type = any(${typesOf(wanted)}::"LedgerTransactionType"[]))`;

const wantedSum = (wanted: WantedPostings<string>) => sql`(
  select sum(${postingHash}) from (${wantedEntries(wanted)}) as entry)`;

/** What a line of a statement says. */
const changedOf = (at: Prisma.Sql) =>
  shareOf(
    sql`amount`,
    uuid(sql`user_id`),
    uuid(sql`transaction_id`),
    oneOf(sql`type`),
    instant(at),
  );

const isMembers = sql`kind = any(${memberAccounts}::"LedgerAccountKind"[])`;
const isProvider = sql`kind = 'provider'`;
const isReserve = sql`kind = any(${reserveAccounts}::"LedgerAccountKind"[])`;

/** XAF of accounts that few entries are made of; what an operator holds may be more than a hash is multiplied by. */
const balances = sql`
  select
    sum(case when kind in ('provider', 'fees', 'suspense') then
      balance::numeric * (${hashOf(uuid(sql`id`))} >> 33) else ${shareOf(sql`balance`, uuid(sql`id`))} end) as balances,
    sum(${shareOf(sql`balance`, oneOf(sql`kind`), text(sql`holder`))}) filter (where ${isReserve}) as reserved,
    sum(${shareOf(sql`balance`, text(sql`holder`))}) filter (where kind = 'escrow') as escrow,
    sum(${shareOf(sql`balance`, text(sql`holder`))}) filter (where kind = 'security_deposit') as deposits
  from ledger_accounts`;

const ofPayments = sql`
  select
    sum(${shareOf(
      settledAtOperator,
      text(sql`'payment:' || id`),
      text(sql`operator::text`),
    )}) filter (where status = 'succeeded') as settled,
    sum(${shareOf(sql`gateway_fees`, text(sql`'payment:' || id || ':fees'`), text(sql`operator::text`))})
      filter (where fees_booked_at is not null) as fees,
    sum(${shareOf(reservedAmount, text(sql`id::text`))}) as reserved,
    sum(${shareOf(
      reservedAmount,
      oneOf(
        sql`(case when ${isPayout} then 'payout_transit' else 'hold' end)::"LedgerAccountKind"`,
      ),
      text(sql`id::text`),
    )}) filter (where status = any(${undecidedStatuses}::"PaymentStatus"[])) as still_reserved
  from payments`;

const ofLate = sql`
  select sum(${shareOf(
    sql`case when ${isPayout} then 1 else -1 end * (l.detail ->> 'movedAmount')::int`,
    text(sql`'payment:' || p.id || ':late'`),
    text(sql`p.operator::text`),
  )}) as settled
  from payments p
  join audit_log l on l.action = 'settle-late' and l.subject_id = p.id::text`;

const ofRightings = sql`
  select sum(${shareOf(
    settledByRighting,
    text(sql`'payment:' || p.id || ':right:' || r.id`),
    text(sql`p.operator::text`),
  )}) as settled
  from payment_rightings r
  join payments p on p.id = r.payment_id`;

const ofTreasury = sql`
  select sum(${shareOf(sql`amount`, text(sql`key`), text(sql`operator`))}) as held
  from (${heldByTreasury}) as moved (key, operator, amount)`;

const ofRentals = sql`
  select
    sum(${shareOf(sql`rent`, text(sql`id::text`))}) filter (where status = 'en_attente') as escrow,
    sum(${shareOf(sql`security_deposit`, text(sql`id::text`))})
      filter (where security_deposit_status = 'held'
        and status <> all(${abandonedStatuses}::"RentalStatus"[])) as deposits
  from rentals`;

const ofLines = sql`
  select sum(${changedOf(sql`created_at`)}) as changed, count(*) filter (where amount = 0) as of_nothing
  from ledger_statement_lines`;

const isPostedAs = {
  reservations: isSame(sql`(entries).reservations`, sql`reservations`),
  settlements: isSame(sql`(entries).settlements`, sql`settlements`),
  lateSettlements: isSame(sql`(entries).late_settlements`, sql`late_settlements`),
  rightings: isSame(sql`(entries).rightings`, sql`rightings`),
  fees: isSame(sql`(entries).fees`, sql`fees`),
  rentals: isSame(sql`(entries).rentals`, sql`rental_postings`),
  treasury: isSame(sql`(entries).treasury`, sql`treasury_postings`),
};
const isBalanced = isSame(sql`(entries).balances`, sql`(balances).balances`);
const isStated = sql`(entries).nobodys = 0 and (lines).of_nothing = 0
  and ${isSame(sql`(entries).changed`, sql`(lines).changed`)}`;

/**
 * What the ledger names, `reference-screening.ts` leaves to this. Lines that say what entries do name their transactions
 * and members; ledger transactions that are wanted name the rentals by which they are.
 */
export const foreignKeysOfLedger = [
  'ledger_entries_transaction_id_fkey',
  'ledger_entries_account_id_fkey',
  'ledger_statement_lines_transaction_id_fkey',
  'ledger_statement_lines_user_id_fkey',
  'ledger_transactions_rental_id_fkey',
];

/** The ledger, read once for all that is said of it. */
export const ledgerScreening = screening(
  sql`moved as (${moved}), entries as (
    select
      count(*) filter (where entry_id is null or transaction_id is null) as halves,
      count(*) filter (where entry_id is not null and account_id is null) as without_account,
      sum(${shareOf(sql`amount`, uuid(sql`transaction_id`))}) as unbalanced,
      sum(${shareOf(sql`amount`, uuid(sql`account_id`))}) as balances,
      count(*) filter (where ${isMembers} and user_id is null) as nobodys,
      sum(${changedOf(sql`at`)})
        filter (where ${isMembers}) as changed,
      sum(${shareOf(sql`amount`, text(sql`key`), text(sql`holder`))}) filter (where ${isProvider}) as held,
      count(*) filter (where kind = any(${operatorAccounts}::"LedgerAccountKind"[]) and strpos(account_holder, '/') > 0
        and split_part(account_holder, '/', 2) <> ${partOfKey(sql`key`)}) as of_other_parts,
      sum(${shareOf(sql`amount`, text(sql`split_part(key, ':', 2)`))})
        filter (where ${isReserve} and key like 'payment:%:reserve') as reserved,
      count(*) filter (where type = 'correction' and rental_id is not null) as corrected_rentals,
      count(*) filter (where kind = 'suspense'
        and (${isOfLoka(sql`account_holder`, sql`type`, sql`amount`)}) is not true) as suspense,
      ${posted(reservations)} as reservations,
      ${posted(settlements)} as settlements,
      ${posted(lateSettlements)} as late_settlements,
      ${posted(rightings)} as rightings,
      ${posted(fees)} as fees,
      ${posted(rentalPostings)} as rentals,
      ${posted(treasuryPostings)} as treasury
    from moved
  ), balances as (${balances}), payments_of as (${ofPayments}), late as (${ofLate}),
  righted as (${ofRightings}), treasury_of as (${ofTreasury}),
  rentals_of as (${ofRentals}), lines as (${ofLines}),
  sums as materialized (
    select e as entries, b as balances, p as payments, late, righted, y as treasury, r as rentals, l as lines,
      ${wantedSum(reservations)} as reservations, ${wantedSum(settlements)} as settlements,
      ${wantedSum(lateSettlements)} as late_settlements, ${wantedSum(rightings)} as rightings,
      ${wantedSum(fees)} as fees, ${wantedSum(rentalPostings)} as rental_postings,
      ${wantedSum(treasuryPostings)} as treasury_postings
    from entries e, balances b, payments_of p, late, righted, treasury_of y, rentals_of r, lines l
  )`,
  {
    'whatever a row names exists': sql`
      (entries).halves = 0 and (entries).without_account = 0 and (entries).corrected_rentals = 0
        and ${isStated} and ${Prisma.join(Object.values(isPostedAs), ' and ')}`,
    // Entries are never of nothing, so that one alone would not sum to zero.
    'every ledger transaction has two entries or more, which sum to zero': sql`
      (entries).halves = 0 and (entries).unbalanced = 0`,
    'every balance is the sum of its entries': isBalanced,
    'what a member was given and has spent adds up to the wallet': sql`(entries).nobodys = 0 and ${isBalanced}`,
    'every line of a statement is what a ledger transaction changed for its member': isStated,
    "Loka's own account is moved by corrections, by payments put right and by payouts that were not asked for alone": sql`(entries).suspense = 0`,
    "what a payment reserves comes from its payer's wallet, and goes back there when it fails":
      isPostedAs.reservations,
    "what a payment settled is its rental's, or its payer's when it made none, and nobody else's":
      isPostedAs.settlements,
    "what was settled for a payment that failed is its payer's, as staff put it on record":
      isPostedAs.lateSettlements,
    'what a payment settled is put right between its operator and who bears it, as two admins decided':
      isPostedAs.rightings,
    'what a gateway kept of a payment is paid by Loka from what its operator holds, and by nobody else':
      isPostedAs.fees,
    "what a rental moves goes to its renter and its owner, in the share that the event's time gives":
      isPostedAs.rentals,
    'what moves at an operator beside payments is what two admins booked of its statement, and nothing else':
      isPostedAs.treasury,
    'what operators hold changes by what payments settled and their fees, and by nothing else':
      isSame(
        sql`(entries).held`,
        sql`coalesce((payments).settled, 0) + coalesce((late).settled, 0) + coalesce((righted).settled, 0)
          + coalesce((payments).fees, 0) + coalesce((treasury).held, 0)`,
      ),
    'a payment changes its own part of what its operator holds and has taken in fees': sql`(entries).of_other_parts = 0`,
    'what a payment takes from the wallet was reserved once, and nothing else was': isSame(
      sql`(entries).reserved`,
      sql`(payments).reserved`,
    ),
    'what is reserved is there while a payment is undecided, and gone once it is decided': isSame(
      sql`(balances).reserved`,
      sql`(payments).still_reserved`,
    ),
    'the rent is in escrow until the owner answers, and not a day longer': isSame(
      sql`(balances).escrow`,
      sql`(rentals).escrow`,
    ),
    'the security deposit is held until it is settled, and then gone': isSame(
      sql`(balances).deposits`,
      sql`(rentals).deposits`,
    ),
  },
);
