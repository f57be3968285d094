import { type Change, type Query, rowsOfEachKind } from './change.js';

/** Tables whose rows are removed, one of each kind. */
const removed: Record<string, string> = {
  payments: 'purpose, status',
  payment_events: '"from", "to"',
  rentals: 'status, return_status',
  rental_events: 'event',
  rental_contracts: 'version',
  rental_changes: 'kind, status',
  handover_codes: 'is_wrong',
  ledger_accounts: 'kind, balance > 0',
  ledger_entries: '(select type from ledger_transactions t where t.id = transaction_id)',
  ledger_transactions: 'type',
  ledger_statement_lines: 'type',
  ledger_monthly_totals: 'type',
  refundable_payments: 'received > 0, credited > 0, sent_back > 0',
  refundable_numbers: 'sent_back > 0',
  audit_log: 'action',
  domain_events: `case when subject in ('rental', 'rental-change', 'payment', 'payout-method')
    or kind = 'user.role-changed' then kind else subject end`,
  payout_methods: 'confirmed_at is null, removed_at is null',
  data_export_files: 'part',
  items: '1',
  approvals: 'kind, status',
  role_grants: 'role, source',
  payment_rightings: 'bearer',
  held_credits: 'release',
  treasury_postings: 'kind',
  float_alarms: 'ended_at is null',
  operator_incidents: 'status',
  reconciliation_runs: 'ended_at is null, failed_at is null',
};

/** Tables whose rows are written twice, the second time under another id. */
const doubled = ['payment_events', 'rental_events', 'domain_events', 'audit_log', 'ledger_entries'];

/** Histories whose steps are put in another order. */
const histories: Record<string, string> = {
  payment_events: 'payment_id',
  rental_events: 'rental_id',
};

/** Rows that are gone, there twice, or out of order. */
export async function rowChanges(query: Query): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [table, kind] of Object.entries(removed)) {
    for (const { row, kind: which } of await rowsOfEachKind(query, table, kind)) {
      const where = `where ctid = '${row}'`;
      const change = { subject: `${table}: a row removed`, name: which };
      changes.push({ ...change, statements: [`delete from ${table} ${where}`] });
      if (!doubled.includes(table)) continue;
      const copy = `insert into ${table}
        select (jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid()))).*
        from ${table} as row ${where.replace('ctid', 'row.ctid')}`;
      changes.push({ subject: `${table}: a row doubled`, name: which, statements: [copy] });
    }
  }
  for (const [table, of] of Object.entries(histories)) {
    const steps = await query<{ row: string; before: string; event: string }>(
      `select distinct on ("to") row::text, before::text, concat_ws(' ', "from", "to") as event
       from (select ctid as row, at, "from", "to", lag(ctid) over one as before, lag(at) over one as earlier
         from ${table} window one as (partition by ${of} order by at, id)) as steps
       where earlier < at - interval '1 minute'
       order by "to"`,
    );
    for (const { row, before, event } of steps) {
      const swap = `update ${table} step set at = other.at from ${table} other
        where (step.ctid, other.ctid) in (('${row}', '${before}'), ('${before}', '${row}'))`;
      changes.push({ subject: `${table}: two rows swapped`, name: event, statements: [swap] });
    }
  }
  return changes;
}
