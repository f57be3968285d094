import pg from 'pg';

/** Queries the database of the running product. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql, values);
    return rows;
  } finally {
    await client.end();
  }
}
