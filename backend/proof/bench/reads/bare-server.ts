import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { dayOf } from '../../../src/kernel/day.js';
import { cardColumns } from '../../../src/modules/catalogue/card-view.js';
import { searchStatement } from '../../../src/modules/catalogue/search.queries.js';
import { Prisma } from '../../../src/platform/database/generated/client.js';
import { parsedSearch } from './searches.js';

/**
 * The least a server can do, with neither guards nor validation. Started by the measurement with the port to listen on.
 *
 * - `/search?…`: the statement that Loka has for such a search, its rows as JSON
 * - `/rows`: one page of one table by its index, with the columns of the list, as JSON
 * - `/row?<id>`: one such row
 * - `/memory?<address>`: the bytes that the address answers, asked for once
 */
const middleOfGlass = { latitude: 0.376, longitude: 9.46 };
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const columns = cardColumns(undefined);
const rows = Prisma.sql`
  select ${columns} from item_cards i where listed order by created_at desc, id desc limit 20`;
const statements = new Map<string, Prisma.Sql>();
const kept = new Map<string, Promise<Buffer>>();

async function read({ text, values }: Prisma.Sql, response: ServerResponse): Promise<void> {
  const found = await pool.query(text, values);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(found.rows));
}

function remembered(query: string): Prisma.Sql {
  const search = parsedSearch(query);
  const near = search.sort === 'near' ? { search, from: middleOfGlass } : undefined;
  const statement =
    statements.get(query) ?? searchStatement(search, undefined, dayOf(new Date()), near);
  statements.set(query, statement);
  return statement;
}

async function fetched(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  return Buffer.from(await answer.arrayBuffer());
}

createServer(async ({ url = '' }, response) => {
  const [path, query = ''] = url.split(/\?(.*)/);
  if (path === '/rows') return read(rows, response);
  if (path === '/row') {
    return read(
      Prisma.sql`select ${columns} from item_cards i where id = ${query}::uuid`,
      response,
    );
  }
  if (path === '/search') return read(remembered(query), response);
  const bytes = kept.get(query) ?? fetched(query);
  kept.set(query, bytes);
  response.setHeader('content-type', 'application/json').end(await bytes);
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'));
