import pg from 'pg';
import { load } from '../generate/load.js';
import { planOf } from '../generate/plan.js';
import { type ConsoleList, consoleLists, type Ids } from './console/calls.js';
import { signInAdmin } from './console/signed-in.js';

/**
 * Every list of the console of the running product (`BASE_URL`), on its database (`DATABASE_URL`, filled when it is
 * empty): the first page and the last one, by each filter, each sort and each order, and what else its pages read.
 */
const market = { ITEMS: '10000', MEMBERS: '10000', RENTALS: '100000' };
/** Milliseconds that a person may wait for a list. */
const budget = 300;
/** The pictures of the last weeks come below a page that is there already. */
const budgetOfTrends = 1_000;
/** The quickest of some calls: whatever else the machine does only ever slows one down. */
const rounds = 3;

const { DATABASE_URL = '', BASE_URL = '' } = process.env;
const client = new pg.Client({ connectionString: DATABASE_URL });
await client.connect();
const { rowCount } = await client.query(`select from rentals limit 1`);
if (rowCount === 0) await load(DATABASE_URL, await planOf(market));
const token = await signInAdmin(client);

async function one(sql: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(sql);
  return rows[0]?.id ?? '';
}

const busiest = (column: string, table: string) =>
  one(`select ${column} as id from ${table} group by 1 order by count(*) desc, 1 limit 1`);

const ids: Ids = {
  renterId: await busiest('renter_id', 'rentals'),
  ownerId: await busiest('owner_id', 'rentals'),
  payerId: await busiest('user_id', 'payments'),
  userId: await busiest('user_id', 'identity_submissions'),
  rentalId: await one(
    `select rental_id as id from payments where rental_id is not null group by 1 order by count(*) desc, 1 limit 1`,
  ),
  itemId: await busiest('item_id', 'reviews'),
  authorId: await busiest('author_id', 'reviews'),
  reviewedId: await busiest('reviewed_id', 'reviews'),
  memberId: await busiest('member_id', 'reports'),
  reporterId: await busiest('reporter_id', 'reports'),
  subjectId: await busiest('subject_id', 'reports'),
  actorId: await busiest('actor_id', 'audit_log'),
  proposedById: await busiest('actor_id', 'audit_log'),
  id: await busiest('owner_id', 'rentals'),
};
await client.end();

interface Measured {
  address: string;
  ms: number;
}

async function call(address: string): Promise<{ ms: number; total: number }> {
  const began = performance.now();
  const answer = await fetch(`${BASE_URL}${address}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return {
    ms: performance.now() - began,
    total: Number(answer.headers.get('x-total-count')),
  };
}

async function measure(address: string): Promise<Measured & { total: number }> {
  const calls = [];
  for (let round = 0; round < rounds; round++) calls.push(await call(address));
  const ms = Math.min(...calls.map((each) => each.ms));
  return { address, ms, total: calls[0]?.total ?? 0 };
}

async function measureList({ path, sorts, filters }: ConsoleList): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const filter of filters) {
    for (const sort of sorts) {
      for (const order of ['ASC', 'DESC']) {
        const address = `${path}?perPage=25&sort=${sort}&order=${order}${filter && `&${filter}`}`;
        const first = await measure(address);
        measured.push(first);
        const lastPage = Math.min(10_000, Math.ceil(first.total / 25));
        if (lastPage > 1) measured.push(await measure(`${address}&page=${lastPage}`));
      }
    }
  }
  return measured;
}

const others = [
  '/api/admin/waiting',
  '/api/admin/gateway-fees',
  '/api/ops/state',
  '/api/admin/search?q=Moussavou',
  `/api/admin/users/${ids.id}/transactions?limit=25`,
  `/api/admin/users/${ids.id}`,
];

const trends = (by: string) => `/api/admin/trends?by=${by}`;

function tell(name: string, measured: Measured[], most = budget): void {
  const sorted = [...measured].sort((a, b) => a.ms - b.ms);
  const median = sorted[Math.floor(sorted.length / 2)];
  const slowest = sorted.at(-1);
  if (!median || !slowest) return;
  const figures = [sorted.length, median.ms, slowest.ms].map((value) =>
    value.toFixed(0).padStart(8),
  );
  console.log(`${name.padEnd(34)}${figures.join('')}  ${slowest.address.split('?')[1] ?? ''}`);
  for (const { address, ms } of sorted.filter((each) => each.ms > most)) {
    console.error(`✗ ${address}: ${ms.toFixed(0)} ms, more than ${most}.`);
    process.exitCode = 1;
  }
}

console.log('The lists of the console, 10,000 members and 100,000 rentals, ms');
console.log(`${''.padEnd(34)}   calls  median slowest`);
for (const list of consoleLists(ids)) tell(list.path, await measureList(list));
for (const address of others) tell(address.split('?')[0] ?? '', [await measure(address)]);
tell(
  '/api/admin/trends',
  [await measure(trends('week')), await measure(trends('day'))],
  budgetOfTrends,
);
