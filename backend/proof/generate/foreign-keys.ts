import type pg from 'pg';

interface ForeignKey {
  name: string;
  child: string;
  parent: string;
  /** Of both tables, in pairs: SQL conditions. */
  matches: string;
  isSet: string;
}

/** Every foreign key of the database, as the conditions that it stands for. */
const foreignKeys = `
  select k.conname as name, k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
    string_agg(format('parent.%I = child.%I', p.attname, c.attname), ' and ') as matches,
    string_agg(format('child.%I is not null', c.attname), ' and ') as "isSet"
  from pg_constraint k
  cross join lateral unnest(k.conkey, k.confkey) as pair (of_child, of_parent)
  join pg_attribute c on c.attrelid = k.conrelid and c.attnum = pair.of_child
  join pg_attribute p on p.attrelid = k.confrelid and p.attnum = pair.of_parent
  where k.contype = 'f'
  group by k.conname, k.conrelid, k.confrelid
  order by k.conname`;

/**
 * Checks all foreign keys at once, as whole tables: for rows that were loaded without the triggers
 * that check each.
 *
 * @throws Error naming those that are broken
 */
export async function requireForeignKeys(client: pg.Client): Promise<void> {
  const broken: string[] = [];
  const { rows } = await client.query<ForeignKey>(foreignKeys);
  for (const { name, child, parent, matches, isSet } of rows) {
    const { rowCount } = await client.query(
      `select from ${child} child where ${isSet}
        and not exists (select from ${parent} parent where ${matches}) limit 1`,
    );
    if (rowCount) broken.push(name);
  }
  if (broken.length > 0) throw new Error(`Foreign keys are broken: ${broken.join(', ')}`);
}
