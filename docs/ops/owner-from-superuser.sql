-- Gives the database, and all of Loka in it, to loka_owner where a superuser made it: docs/operations.md.
create role loka_owner;
do $$
declare
  statement text;
begin
  for statement in
    select format('alter %s %s owner to loka_owner', kind, name)
    from (
      select 'database' as kind, quote_ident(current_database()) as name, 'pg_database'::regclass as class, 0::oid as id
      union all
      select 'table', oid::regclass::text, 'pg_class'::regclass, oid from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid from pg_proc
      where pronamespace = 'public'::regnamespace
      union all
      select 'type', oid::regtype::text, 'pg_type'::regclass, oid from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    ) as made
    -- Not what belongs to an extension, nor a sequence that goes with its table.
    where not exists (select from pg_depend where classid = class and objid = id and deptype in ('e', 'a', 'i'))
  loop
    execute statement;
  end loop;
end $$;
