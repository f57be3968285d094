import type pg from 'pg';
import {
  foundGuards,
  type Guard,
} from '../src/modules/reconciliation/invariants/guards/found-guards.js';

/** The guards of a database that migrations have made, each also as a restored backup has it. */
export async function readGuards(client: pg.Client): Promise<Guard[]> {
  const made = await guardsOf(client);
  await client.query('begin');
  for (const { kind, table, name, definition } of made) {
    if (kind === 'constraint' && definition.startsWith('CHECK')) {
      await client.query(`alter table "${table}" drop constraint "${name}"`);
      await client.query(`alter table "${table}" add constraint "${name}" ${definition}`);
    }
    if (kind === 'trigger') {
      await client.query(`drop trigger "${name}" on "${table}"`);
      await client.query(definition);
    }
    // What asks such a column would go with it: another one beside it is made from what is said of it.
    if (kind === 'generated') {
      await client.query(`alter table "${table}" add column "${copyOf(name)}" ${definition}`);
    }
  }
  const restored = new Map(
    (await guardsOf(client)).map((guard) => [keyOf(guard), guard.definition]),
  );
  await client.query('rollback');
  return made.map((guard) => {
    const name = guard.kind === 'generated' ? copyOf(guard.name) : guard.name;
    const definition = restored.get(keyOf({ ...guard, name })) ?? guard.definition;
    return definition === guard.definition ? guard : { ...guard, restored: definition };
  });
}

const copyOf = (column: string) => `${column} restored`;

const keyOf = ({ kind, table, name }: Guard) => [kind, table, name].join();

async function guardsOf(client: pg.Client): Promise<Guard[]> {
  const { rows } = await client.query<Guard>(
    `select kind, "table", name, definition from (${foundGuards.text}) as found
     order by "table" collate "C", kind, name collate "C"`,
  );
  return rows;
}
