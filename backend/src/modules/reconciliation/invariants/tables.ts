import { Prisma } from '../../../platform/database/generated/client.js';
import { expectedGuards } from './guards/expected-guards.generated.js';
import type { Guard } from './guards/found-guards.js';
import type { Invariant } from './invariant.js';

const guards: readonly Guard[] = expectedGuards;
const tables = [...new Set(guards.map(({ table }) => table))].filter((table) => table !== '');
const triggers = guards
  .filter(({ kind }) => kind === 'trigger')
  .map(({ table, name }) => `${table}.${name}`);

/** Those of migrations. */
const ours = Prisma.sql`
  select * from pg_class
  where relnamespace = 'public'::regnamespace and relname = any(${tables}::text[])`;

/** A role that makes copies or reports may be given what it reads. No migration gives all roles anything, or any the right to write. */
const isTooMuch = Prisma.sql`(granted.grantee = 0 or granted.privilege_type <> 'SELECT')`;

/** What the tables are, and who may write to them: not only that their guards are there, but that nothing else is. */
export const tableInvariants: Invariant[] = [
  {
    name: 'every table is what migrations made it: no other trigger, owner, kind or right to write is there',
    sql: Prisma.sql`
      with ours as (${ours})
      select 'trigger' as kind, ours.relname::text as "table", g.tgname::text as name,
        pg_get_triggerdef(g.oid) as found
      from ours
      join pg_trigger g on g.tgrelid = ours.oid
      where not g.tgisinternal and not ours.relname || '.' || g.tgname = any(${triggers}::text[])
      union all
      select 'grant', relname, coalesce(r.rolname, 'public'), granted.privilege_type
      from ours
      cross join lateral aclexplode(relacl) as granted
      left join pg_roles r on r.oid = granted.grantee
      where granted.grantee <> relowner and ${isTooMuch}
      union all
      select 'grant', relname, coalesce(r.rolname, 'public'), granted.privilege_type || ' of ' || a.attname
      from ours
      join pg_attribute a on a.attrelid = ours.oid
      cross join lateral aclexplode(a.attacl) as granted
      left join pg_roles r on r.oid = granted.grantee
      where granted.grantee <> relowner and ${isTooMuch}
      union all
      select 'kind', relname, '', concat_ws(' ', relkind, relpersistence)
      from ours
      where relkind <> 'r' or relpersistence <> 'p'
      union all
      -- Rows of an heir are read as those of its parent, and are not held by the parent's constraints.
      select 'heir', ours.relname, heir.relname, ''
      from ours
      join pg_inherits i on ours.oid in (i.inhparent, i.inhrelid)
      join pg_class heir on heir.oid = i.inhrelid
      union all
      select 'owner', relname, pg_get_userbyid(relowner), ''
      from ours
      where relowner <> (select relowner from pg_class where oid = 'public.users'::regclass)`,
  },
];
