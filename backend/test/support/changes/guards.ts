import { expectedGuards } from '../../../src/modules/reconciliation/invariants/guards/expected-guards.generated.js';
import type { Guard } from '../../../src/modules/reconciliation/invariants/guards/found-guards.js';
import type { Change } from './change.js';

/** Each guard dropped, and disabled or weakened where that can be. */
export function guardChanges(): Change[] {
  return (expectedGuards as readonly Guard[]).flatMap((guard) =>
    Object.entries(waysWithout(guard)).map(([way, statement]) => ({
      subject: `${guard.kind} ${way}`,
      name: `${guard.table} ${guard.name}`,
      statements: [statement],
    })),
  );
}

function waysWithout({ kind, table, name, definition }: Guard): Record<string, string> {
  const alter = `alter table "${table}"`;
  if (kind === 'unique index') return { dropped: `drop index "${name}"` };
  if (kind === 'function') {
    const does = `returns trigger language plpgsql as 'begin return null; end'`;
    return { emptied: `create or replace function "${name}"() ${does}` };
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
