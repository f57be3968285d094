import { createServer } from 'node:http';
import pg from 'pg';
import { dayOf } from '../src/kernel/day.js';
import { searchStatement } from '../src/modules/catalogue/search.queries.js';
import { parsedSearch, type SearchName, searchNames } from './searches.js';

/**
 * The least a server can do: the same statement, its rows as JSON, and nothing else. Started by the
 * measurement with the port to listen on.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statements = Object.fromEntries(
  searchNames.map((name) => [
    name,
    searchStatement(parsedSearch(name), undefined, dayOf(new Date())),
  ]),
) as Record<SearchName, ReturnType<typeof searchStatement>>;

createServer(async ({ url = '' }, response) => {
  const { text, values } = statements[url.slice(1) as SearchName];
  const { rows } = await pool.query(text, values);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'));
