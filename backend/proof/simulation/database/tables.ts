import type pg from 'pg';

/** After so many histories what they have deleted is cleared away: each statement would read past it. */
const clearedAfter = 20;

/** The tables of the product, emptied between histories. */
export class Tables {
  private emptied = 0;

  private constructor(
    private readonly client: pg.Client,
    private readonly names: readonly string[],
  ) {}

  /**
   * @param client used for nothing else: guards of what may only be added to refuse to empty it unless
   *   they are off, and whoever turns them off or on has all statements of the connection planned anew
   */
  static async open(client: pg.Client): Promise<Tables> {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ name: string }>(`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in
        ('_prisma_migrations', 'cities', 'quartiers')
      order by tablename`);
    const names = rows.map(({ name }) => name);
    const deletions = names.map(
      (name) => `if exists (select from ${name}) then delete from ${name}; end if;`,
    );
    await client.query(`
      create function pg_temp.empty_tables() returns void language plpgsql as
      $$ begin ${deletions.join(' ')} end $$`);
    return new Tables(client, names);
  }

  /** Empties all but those that migrations fill. Not by TRUNCATE: it has every connection plan all its statements anew. */
  async empty(): Promise<void> {
    await this.client.query({ name: 'empty', text: 'select pg_temp.empty_tables()' });
    this.emptied++;
    if (this.emptied % clearedAfter === 0) await this.client.query(`vacuum ${this.names.join()}`);
  }
}
