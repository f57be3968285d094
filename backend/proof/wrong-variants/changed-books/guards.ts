import { expectedGuards } from '../../../src/modules/reconciliation/invariants/guards/expected-guards.generated.js';
import type { Guard } from '../../../src/modules/reconciliation/invariants/guards/found-guards.js';
import type { Change } from './change.js';

/** Each guard dropped, and disabled or weakened where that can be; and statements led past their rows. */
export function guardChanges(): Change[] {
  const without = (expectedGuards as readonly Guard[]).filter(isTried).flatMap((guard) =>
    Object.entries(waysWithout(guard)).map(([way, statement]) => ({
      subject: `${guard.kind} ${way}`,
      name: `${guard.table} ${guard.name}`,
      statements: [statement],
    })),
  );
  return [...without, ...detours()];
}

/** What decides about money and may change. */
const ofMoney = [
  ...['payments', 'rentals', 'rental_changes', 'payout_methods', 'users', 'ledger_accounts'],
  ...['ledger_statement_lines', 'ledger_monthly_totals', 'occupied_pieces'],
  ...['refundable_payments', 'refundable_numbers'],
];

/** Those tables have them that nobody may change, and those of money: a trigger is not asked where no row is reached. */
function detours(): Change[] {
  const tables = (expectedGuards as readonly Guard[])
    .filter(({ kind, name }) => kind === 'trigger' && name === 'append_only')
    .map(({ table }) => table);
  return [...new Set([...tables, ...ofMoney])].flatMap((table) => [
    ...additions(table),
    {
      subject: 'rule added',
      name: table,
      statements: [`create rule detour as on insert to "${table}" do instead nothing`],
    },
    {
      subject: 'row security enabled',
      name: table,
      statements: [`alter table "${table}" enable row level security`],
    },
  ]);
}

/** What a table has beside what migrations gave it. */
function additions(table: string): Change[] {
  const referred = (expectedGuards as readonly Guard[]).some(({ definition }) =>
    definition.includes(`REFERENCES ${table}(`),
  );
  const ways: Record<string, string[]> = {
    'trigger added': [
      `create trigger detour before insert on "${table}" for each row execute function refuse_change()`,
    ],
    'right given to all': [`grant insert on "${table}" to public`],
    'right to read given to all': [`grant select on "${table}" to public`],
    'right given to a role': ['create role another', `grant update on "${table}" to another`],
    'right to a column given': [
      'create role another',
      `grant update ("${columnOf(table)}") on "${table}" to another`,
    ],
    'owner changed': ['create role another', `alter table "${table}" owner to another`],
    'heir added': [`create table heir () inherits ("${table}")`],
    // PostgreSQL itself refuses it of a table that another one refers to.
    ...(!referred && { unlogged: [`alter table "${table}" set unlogged`] }),
  };
  return Object.entries(ways).map(([subject, statements]) => ({
    subject,
    name: table,
    statements,
  }));
}

/** One that is never null. */
function columnOf(table: string): string {
  const found = (expectedGuards as readonly Guard[]).find(
    (guard) => guard.kind === 'not null' && guard.table === table,
  );
  return found?.name ?? 'id';
}

/** Columns that are never null are hundreds, all found alike: the first one of each table stands for them. */
function isTried(guard: Guard): boolean {
  if (guard.kind !== 'not null') return true;
  const all = (expectedGuards as readonly Guard[]).filter(
    ({ kind, table, name }) =>
      kind === 'not null' && table === guard.table && !keyColumnsOf(table).includes(name),
  );
  return all[0]?.name === guard.name;
}

function waysWithout({ kind, table, name, definition }: Guard): Record<string, string> {
  const alter = `alter table "${table}"`;
  if (kind === 'unique index') return { dropped: `drop index "${name}"` };
  if (kind === 'not null') {
    return { dropped: `${alter} alter column "${name}" drop not null` };
  }
  if (kind === 'generated') {
    return { 'no longer computed': `${alter} alter column "${name}" drop expression` };
  }
  if (kind === 'function') {
    const [, own = '', args = ''] = /^(\w+)(?:\((.*)\))?$/.exec(name) ?? [];
    return {
      configured: `alter function "${own}"(${args}) set work_mem = '1MB'`,
      rewritten: rewritten(own, args),
    };
  }
  if (kind === 'trigger') {
    return {
      dropped: `drop trigger "${name}" on "${table}"`,
      disabled: `${alter} disable trigger "${name}"`,
    };
  }
  const dropped = `${alter} drop constraint "${name}" cascade`;
  const mayBeUnchecked = /^(CHECK|FOREIGN KEY)/.test(definition);
  return {
    dropped,
    ...(mayBeUnchecked && {
      'no longer checked for old rows': `${dropped}, add constraint "${name}" ${definition} not valid`,
    }),
  };
}

/** What asks the function goes on as before, since only a remark is added. */
function rewritten(name: string, args: string): string {
  return `do $do$ begin
    execute (
      select regexp_replace(pg_get_functiondef(oid), '\\$function\\$\\s*$', E'\\n-- another\\n$function$')
      from pg_proc
      where proname = '${name}' and pg_get_function_identity_arguments(oid) = '${args}');
  end $do$`;
}

/** A primary key has its columns never null by itself. */
function keyColumnsOf(table: string): string[] {
  const key = (expectedGuards as readonly Guard[]).find(
    (guard) => guard.table === table && guard.definition.startsWith('PRIMARY KEY'),
  );
  return key?.definition.match(/\w+/g) ?? [];
}
