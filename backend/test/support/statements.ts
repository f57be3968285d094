import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '../../src/env.js';
import { PrismaClient } from '../../src/platform/database/generated/client.js';
import { Pool } from '../../src/platform/database/pool.js';
import type { Db } from '../../src/platform/database/prisma.js';
import { Sql } from '../../src/platform/database/sql.js';

interface Statement {
  query: string;
  /** JSON */
  params: string;
}

/** The SQL that Prisma and plain SQL send for `work`. */
export async function statementsOf(
  work: (db: Db, sql: Sql) => Promise<unknown>,
): Promise<Statement[]> {
  const pool = new Pool();
  const adapter = new PrismaPg(pool);
  const db = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  const statements: Statement[] = [];
  db.$on('query', (statement) => statements.push(statement));
  const query = (statement: pg.QueryConfig) => {
    statements.push({ query: statement.text, params: JSON.stringify(statement.values) });
    return pool.query(statement);
  };
  try {
    await work(db, new Sql({ query } as unknown as Pool));
    return statements;
  } finally {
    await db.$disconnect();
    await pool.end();
  }
}

/** How PostgreSQL runs a statement when reading a whole table is the last resort. */
export async function planOf({ query, params }: Statement): Promise<string> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain ${query}`, JSON.parse(params));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}
