import { ledgerTransactionTypes } from '../../../src/modules/wallet/domain/ledger-transaction-type.js';
import type { Change, Query } from './change.js';

interface PostedEntry {
  id: string;
  type: string;
  kind: string;
  transaction: string;
  isGain: boolean;
}

/** Money posted otherwise, while everything that follows from the ledger follows. */
export async function postingChanges(query: Query): Promise<Change[]> {
  const entries = await query<PostedEntry>(
    `select distinct on (t.type, a.kind, e.amount > 0) e.id, t.type, a.kind, t.id as transaction,
       e.amount > 0 as "isGain"
     from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id
     join ledger_accounts a on a.id = e.account_id
     order by t.type, a.kind, e.amount > 0, t.id`,
  );
  const transactions = [...new Map(entries.map((entry) => [entry.type, entry])).values()];
  return [...entries.flatMap(entryChanges), ...transactions.flatMap(transactionChanges)].map(
    (change) => ({ ...change, isPosted: true }),
  );
}

/** The entry's money at somebody or something else's, or a franc of it in another entry. */
function entryChanges({ id, type, kind, transaction, isGain }: PostedEntry): Change[] {
  const name = `${type}, ${kind} ${isGain ? 'gains' : 'loses'}`;
  const account = (condition: string) => `update ledger_entries e set account_id = (
      select other.id from ledger_accounts own
      join ledger_accounts other on other.kind = own.kind and other.id <> own.id ${condition}
      where own.id = e.account_id order by other.balance desc, other.id limit 1)
    where e.id = '${id}' and exists (
      select from ledger_accounts own
      join ledger_accounts other on other.kind = own.kind and other.id <> own.id ${condition}
      where own.id = e.account_id)`;
  const party = `and other.user_id in (
    select unnest(array[r.renter_id, r.owner_id]) from rentals r
    join ledger_transactions t on t.rental_id = r.id where t.id = '${transaction}')`;
  const other = `(select id from ledger_entries
    where transaction_id = '${transaction}' and id <> '${id}' order by abs(amount) desc limit 1)`;
  const franc = (sign: string) => [
    `update ledger_entries set amount = amount ${sign} 1 where id = '${id}'`,
    `update ledger_entries set amount = amount - (0 ${sign} 1) where id = ${other}`,
  ];
  return [
    { subject: 'posting: another account', name, statements: [account('')] },
    { subject: 'posting: the other party', name, statements: [account(party)] },
    { subject: 'posting: a franc more', name, statements: franc('+') },
    { subject: 'posting: a franc less', name, statements: franc('-') },
  ];
}

/** All of a ledger transaction gone, doubled, turned round, or called something else. */
function transactionChanges({ transaction: id, type }: PostedEntry): Change[] {
  const of = (condition: string) => `where ${condition} = '${id}'`;
  const set = (values: string) => [`update ledger_transactions set ${values} ${of('id')}`];
  const amounts = (amount: string) => [
    `update ledger_entries set amount = ${amount} ${of('transaction_id')}`,
  ];
  const copy = (key: string, entry: string) => [
    `with copied as (
       insert into ledger_transactions
         (id, idempotency_key, type, description, rental_id, created_at)
       select gen_random_uuid(), ${key}, type, description, rental_id, created_at
       from ledger_transactions ${of('id')} returning id
     )
     insert into ledger_entries (id, transaction_id, account_id, amount)
     select gen_random_uuid(), copied.id, ${entry}
     from ledger_entries cross join copied ${of('transaction_id')}`,
  ];
  const newKey = `regexp_replace(idempotency_key, ':[0-9a-f-]{36}', ':' || gen_random_uuid())`;
  const types = ledgerTransactionTypes.filter((other) => other !== type);
  const changes: Record<string, string[]> = {
    dropped: [
      `delete from ledger_entries ${of('transaction_id')}`,
      `delete from ledger_transactions ${of('id')}`,
    ],
    'posted twice': copy(newKey, 'account_id, amount'),
    'posted twice, the second time without a known key': copy(`'again'`, 'account_id, amount'),
    'taken back': copy(newKey, 'account_id, -amount'),
    'of twice the amount': amounts('amount * 2'),
    'the other way round': amounts('-amount'),
    'each entry twice': [
      `insert into ledger_entries (id, transaction_id, account_id, amount)
       select gen_random_uuid(), transaction_id, account_id, amount
       from ledger_entries ${of('transaction_id')}`,
    ],
    'without a known key': set(`idempotency_key = 'other'`),
    'with the key of another': set(`idempotency_key = ${newKey}`),
    'of no rental': [
      `update ledger_transactions set rental_id = null ${of('id')} and rental_id is not null`,
    ],
    'of another rental': set(
      `rental_id = (
        select r.id from rentals r where r.id is distinct from rental_id order by r.id limit 1)`,
    ),
    'an hour later': set(`created_at = created_at + interval '1 hour'`),
    'an hour earlier': set(`created_at = created_at - interval '1 hour'`),
    'in other words': set(`description = 'other'`),
    'by another transaction of the database': set(`written_by = '3'`),
    ...Object.fromEntries(types.map((other) => [`called ${other}`, set(`type = '${other}'`)])),
  };
  return Object.entries(changes).map(([name, statements]) => ({
    subject: `ledger transaction ${name}`,
    name: type,
    statements,
  }));
}
