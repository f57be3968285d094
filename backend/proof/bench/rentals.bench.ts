import autocannon from 'autocannon';
import pg from 'pg';
import { signAccessToken } from '../../src/modules/auth/sessions/access-token.js';
import { load } from '../generate/load.js';
import { planOf } from '../generate/plan.js';

/**
 * The lists of a member with 5,000 rentals against the same calls of a member with 100, of the running
 * product (`BASE_URL`) and on the same database (`DATABASE_URL`), in turns.
 */
const sizes = { many: 5_000, few: 100 } as const;
const budget = 2;
const connections = 4;
const rounds = 4;

type Size = keyof typeof sizes;

/** Gives some members more rentals than any of a generated market has; only lists are read of them. */
async function seed(): Promise<Record<Size, string>> {
  const { DATABASE_URL = '' } = process.env;
  await load(DATABASE_URL, await planOf({ ITEMS: '2000', MEMBERS: '600', RENTALS: '12000' }));
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  const { rows } = await client.query<{ id: string }>(
    `select id from users u where not exists (select from rentals where u.id in (owner_id, renter_id))
     order by id limit 2`,
  );
  const [many = '', few = ''] = rows.map(({ id }) => id);
  let taken = 0;
  for (const [id, count] of [
    [many, sizes.many],
    [few, sizes.few],
  ] as const) {
    await client.query(
      `update rentals set renter_id = $1 where id in (
         select id from rentals order by md5(id::text) offset $2 limit $3)`,
      [id, taken, count],
    );
    taken += count;
  }
  // Their sessions, whose ids are those of their users.
  await client.query(
    `insert into sessions (id, user_id, family_id, token_hash, remember_me, created_at, expires_at)
     select id, id, id, id::text, true, now(), now() + interval '1 day' from unnest($1::uuid[]) as id`,
    [[many, few]],
  );
  await client.query('vacuum analyze rentals, sessions');
  await client.end();
  return { many, few };
}

/** Addresses of the calls that the site makes: the first page, one in the middle, a filter and the counts. */
async function pathsOf(id: string, token: string): Promise<Record<string, string>> {
  const list = `/rentals/user/${id}?limit=50`;
  return {
    'first page': list,
    'half way': await pageHalfWay(list, token),
    'of a status': `${list}&status=termin%C3%A9e`,
    counts: '/api/rentals/counts?as=renter',
  };
}

async function pageHalfWay(path: string, token: string): Promise<string> {
  const passed: string[] = [];
  let next = path;
  while (next) {
    passed.push(next);
    const answer = await fetch(`${process.env.BASE_URL}${next}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${next}: ${answer.status}`);
    next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
  }
  return passed[Math.floor(passed.length / 2)] ?? path;
}

/** Calls a second, over one second. */
async function measure(path: string, token: string): Promise<number> {
  const url = `${process.env.BASE_URL}${path}`;
  const headers = { authorization: `Bearer ${token}` };
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: 1, headers });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} calls failed`);
  return requests.average;
}

const row = (name: string, ...columns: string[]) =>
  name.padEnd(12) + columns.map((column) => column.padStart(8)).join('');

const ids = await seed();
const tokens = {
  many: await signAccessToken(ids.many, ids.many),
  few: await signAccessToken(ids.few, ids.few),
};
const paths = {
  many: await pathsOf(ids.many, tokens.many),
  few: await pathsOf(ids.few, tokens.few),
};
console.log(`A member's rentals, ${connections} connections, calls a second`);
console.log(row('', `${sizes.few}`, `${sizes.many}`, 'ratio'));
let worst = 0;
for (const name of Object.keys(paths.many)) {
  const best = { few: 0, many: 0 };
  for (let round = 0; round <= rounds; round++) {
    for (const size of ['few', 'many'] as const) {
      best[size] = Math.max(best[size], await measure(paths[size][name] ?? '', tokens[size]));
    }
  }
  const ratio = best.few / best.many;
  worst = Math.max(worst, ratio);
  console.log(row(name, best.few.toFixed(0), best.many.toFixed(0), ratio.toFixed(2)));
}
if (worst > budget) {
  console.error(`✗ More than ${budget} times as long as with ${sizes.few} rentals.`);
  process.exitCode = 1;
}
