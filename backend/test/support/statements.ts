import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '../../src/env.js';
import { PrismaClient } from '../../src/platform/database/generated/client.js';
import type { Db } from '../../src/platform/database/prisma.js';

interface Statement {
  query: string;
  /** JSON */
  params: string;
}

/** The SQL that Prisma sends for `work`. */
export async function statementsOf(work: (db: Db) => Promise<unknown>): Promise<Statement[]> {
  const adapter = new PrismaPg({ connectionString: env.DATABASE_URL });
  const db = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  const statements: Statement[] = [];
  db.$on('query', (statement) => statements.push(statement));
  try {
    await work(db);
    return statements;
  } finally {
    await db.$disconnect();
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
