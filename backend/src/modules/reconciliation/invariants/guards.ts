import { Prisma } from '../../../platform/database/generated/client.js';
import { expectedGuards } from './guards/expected-guards.generated.js';
import { foundDetours, foundGuards, type Guard } from './guards/found-guards.js';
import type { Invariant } from './invariant.js';

const expected: readonly Guard[] = expectedGuards;

/** Every reference of a table to another, as the foreign keys say. */
export const references = expected.flatMap(({ table, name, definition }) => {
  const [, column, target, key] =
    /^FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\)/.exec(definition) ?? [];
  return column && target && key ? [{ table, name, column, target, key }] : [];
});

/** What keeps the database from becoming wrong, whatever the code in front of it does. */
export const guardInvariants: Invariant[] = [
  {
    name: 'every guard of the database is there, unchanged and in force',
    sql: Prisma.sql`
      with expected as (
        select *
        from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb)
          as guard (kind text, "table" text, name text, definition text, restored text)
      ), found as (${foundGuards})
      select expected.kind, expected."table", expected.name, expected.definition,
        found.definition as found, found.is_in_force
      from expected
      left join found using (kind, "table", name)
      where not coalesce(
        found.is_in_force
          and found.definition in (expected.definition, coalesce(expected.restored, expected.definition)),
        false
      )
      union all
      select kind, "table", name, null, definition, false
      from (${foundDetours}) as detour
      union all
      select 'setting', coalesce(d.datname, ''), coalesce(r.rolname, ''), setting, null, false
      from pg_db_role_setting s
      left join pg_database d on d.oid = s.setdatabase
      left join pg_roles r on r.oid = s.setrole
      cross join lateral unnest(s.setconfig) as setting
      where setting like 'session_replication_role=%'
        and (d.oid is null or d.datname = current_database())`,
  },
  {
    // Foreign keys look at a row when it is written, and not at all while triggers are off.
    name: 'whatever a row names exists',
    sql: Prisma.join(
      references.map(({ table, name, column, target, key }) => {
        const [from, at, to, by] = [table, column, target, key].map((word) =>
          Prisma.raw(`"${word}"`),
        );
        return Prisma.sql`
          select ${name} as foreign_key, source.${at}::text as missing, count(*) as rows
          from ${from} source
          left join ${to} target on target.${by} = source.${at}
          where source.${at} is not null and target.${by} is null
          group by source.${at}`;
      }),
      ' union all ',
    ),
  },
];
