import type pg from 'pg';

/** Those of the bench itself, and what an analysis of the tables calls for the expressions of their indexes. */
const notOfDeals = `
  query ~ '^\\s*(select (from outbox_mails|id, item_id from rentals|pg_stat|sum.calls)|SELECT letter|SELECT lower)'`;

/**
 * The statements that the database has executed, whoever asked for them: with those of schedules,
 * which are few while much else is going on.
 */
export class Statements {
  constructor(private readonly database: pg.Pool) {}

  async reset(): Promise<void> {
    await this.database.query('create extension if not exists pg_stat_statements');
    await this.database.query('select pg_stat_statements_reset()');
  }

  async count(): Promise<number> {
    const { rows } = await this.database.query<{ calls: number }>(`
      select sum(calls)::int as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and not (${notOfDeals})`);
    return rows[0]?.calls ?? 0;
  }
}
