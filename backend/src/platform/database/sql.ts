import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { Prisma } from './generated/client.js';
import { type PlainSql, plainSql, type Template } from './plain-sql.js';
import { Pool } from './pool.js';
import { nameOfStatement } from './statement-names.js';

/**
 * Merging would sort every row by texts, in the order of a language; hashing does not. Processes that
 * share a statement cost more than they save where several statements run at once, and compiling one
 * than what it runs faster.
 */
const settingsOfLongReads = `
  select set_config('statement_timeout', '60s', true), set_config('work_mem', '128MB', true),
    set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true)`;

/** One of the reads of `Sql.longReads`. */
export type LongRead = <Row extends object>(statement: Prisma.Sql) => Promise<Row[]>;

/** What everybody waits for, as plain SQL outside of any transaction: three times as fast as through the ORM. */
@Injectable()
export class Sql implements PlainSql {
  private readonly plain: PlainSql;

  constructor(private readonly pool: Pool) {
    this.plain = plainSql((statement) => this.pool.query(statement));
  }

  $queryRaw<Rows = unknown>(query: Template, ...values: unknown[]): Promise<Rows> {
    return this.plain.$queryRaw<Rows>(query, ...values);
  }

  $executeRaw(query: Template, ...values: unknown[]): Promise<number> {
    return this.plain.$executeRaw(query, ...values);
  }

  /** Of a statement that is put together for each call, and planned anew. */
  async rows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(text, values);
    return rows;
  }

  /**
   * Of a statement whose text is the same at most calls, and whose plan at all of them: a connection plans it
   * once, which takes longer than to run it.
   */
  async keptRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
    const name = nameOfStatement(text);
    const { rows } = await this.pool.query<Row>({ ...(name && { name }), text, values });
    return rows;
  }

  /**
   * A read of whole tables that nobody waits for, in a transaction that can change nothing. It may
   * take more memory than others, so that it sorts nothing on disk, and is given up after a minute.
   *
   * @throws Error of PostgreSQL, `57014` when it took too long
   */
  rowsOfAll<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
    return this.longReads((read) => read<Row>(statement));
  }

  /**
   * Several such reads, one after the other on one connection. The next ones go on after one that
   * failed. Each sees what was committed before it began.
   */
  async longReads<Result>(work: (read: LongRead) => Promise<Result>): Promise<Result> {
    let client: PoolClient | undefined;
    const read: LongRead = async <Row extends object>({ text, values }: Prisma.Sql) => {
      client ??= await this.beginLongReads();
      try {
        return (await client.query<Row>(text, values)).rows;
      } catch (error) {
        client.release(true);
        client = undefined;
        throw error;
      }
    };
    try {
      return await work(read);
    } finally {
      const last = client as PoolClient | undefined;
      await last?.query('rollback').then(
        () => last.release(),
        (error) => last.release(error),
      );
    }
  }

  private async beginLongReads(): Promise<PoolClient> {
    const client = await this.pool.connect();
    try {
      await client.query('begin read only');
      await client.query(settingsOfLongReads);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
