import { Prisma } from '../../../../platform/database/generated/client.js';

/** Something by which the database refuses what must never happen. */
export interface Guard {
  kind: 'constraint' | 'not null' | 'generated' | 'unique index' | 'trigger' | 'function';
  /** Its table; empty for a function. */
  table: string;
  name: string;
  /** As PostgreSQL writes it; of a function a hash of all that is said of it. */
  definition: string;
  /** As it writes the same once a backup is restored, where that is not the same: without needless brackets. */
  restored?: string;
}

/**
 * The guards of the database, and whether each is in force. PostgreSQL 18 has a constraint for each column
 * that is never null; those before have only its column say so, which all do. Triggers and constraints ask
 * other functions, so all of ours are among them. What is computed from a row's other columns stays as it is
 * once it no longer is, so that a rental would be longer and its new days free.
 */
export const foundGuards = Prisma.sql`
  select 'constraint' as kind, t.relname::text as "table", c.conname::text as name,
    pg_get_constraintdef(c.oid) as definition,
    c.convalidated and coalesce(i.indisvalid, true) and not exists (
      select from pg_trigger g where g.tgconstraint = c.oid and g.tgenabled <> 'O'
    ) as is_in_force
  from pg_constraint c
  join pg_class t on t.oid = c.conrelid
  left join pg_index i on i.indexrelid = c.conindid and c.contype <> 'f'
  where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select 'not null', t.relname, a.attname, 'NOT NULL', true
  from pg_attribute a
  join pg_class t on t.oid = a.attrelid
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and a.attnum > 0
    and a.attnotnull and not a.attisdropped and t.relname <> '_prisma_migrations'
  union all
  select 'generated', t.relname, a.attname,
    format('%s GENERATED ALWAYS AS (%s) %s', format_type(a.atttypid, a.atttypmod),
      pg_get_expr(d.adbin, d.adrelid), case a.attgenerated when 's' then 'STORED' else 'VIRTUAL' end), true
  from pg_attribute a
  join pg_class t on t.oid = a.attrelid
  join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    and a.attgenerated <> '' and not a.attisdropped
  union all
  select 'unique index', t.relname, n.relname, pg_get_indexdef(i.indexrelid),
    i.indisvalid and i.indisready
  from pg_index i
  join pg_class t on t.oid = i.indrelid
  join pg_class n on n.oid = i.indexrelid
  where t.relnamespace = 'public'::regnamespace and i.indisunique
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype <> 'f')
  union all
  select 'trigger', t.relname, g.tgname, pg_get_triggerdef(g.oid), g.tgenabled = 'O'
  from pg_trigger g
  join pg_class t on t.oid = g.tgrelid
  where t.relnamespace = 'public'::regnamespace and not g.tgisinternal
  union all
  select 'function', '', p.proname || case when p.pronargs = 0 then ''
      else '(' || pg_get_function_identity_arguments(p.oid) || ')' end,
    md5(concat_ws(';', p.prosrc, l.lanname, p.prorettype::regtype, pg_get_function_arguments(p.oid),
      p.proretset, p.provolatile, p.proisstrict, p.prosecdef, p.proconfig)), true
  from pg_proc p
  join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace
    and not exists (
      select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
    )`;

/** What stands between a statement and the rows that it means, which no migration makes. */
export const foundDetours = Prisma.sql`
  select 'rule' as kind, t.relname::text as "table", r.rulename::text as name,
    pg_get_ruledef(r.oid) as definition
  from pg_rewrite r
  join pg_class t on t.oid = r.ev_class
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
  union all
  select 'row security', relname, '', case when relforcerowsecurity then 'FORCE' else 'ENABLE' end
  from pg_class
  where relnamespace = 'public'::regnamespace and (relrowsecurity or relforcerowsecurity)`;
