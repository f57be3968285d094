import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../tooling/ports.js';
import { deepQuery } from './reads/deep-query.js';
import { type Figures, shareOf, withFigures } from './reads/figures.js';
import { percentile, type Target, throughput, times, uncached } from './reads/load.js';
import { resident } from './reads/resident.js';
import { inDays, searches } from './reads/searches.js';
import { seed } from './seed.js';

/**
 * What visitors read of the running product (`BASE_URL`), against a bare `node:http` server on the same database
 * (`DATABASE_URL`, filled when it is empty), in turns in the same minutes. `ITEMS=100000 MEMBERS=10000` for a larger market.
 * With `FIGURES=write`, they are written into `docs/performance.md`.
 */
const rounds = 3;
const timesInRound = 60;
const deepPage = 20;

interface Read {
  name: string;
  loka: Target;
  bare: string;
  /** Loka's requests a second are at least that share of the bare server's. */
  share: number;
}

const { BASE_URL = '', ITEMS = '10000', FIGURES } = process.env;

await seed();
await untilWorkersRest();
const bareAddress = `http://127.0.0.1:${await freePort()}`;
const bareServer = fork(
  fileURLToPath(new URL('reads/bare-server.ts', import.meta.url)),
  [new URL(bareAddress).port],
  { execArgv: ['--import', 'tsx'] },
);
await once(bareServer, 'message');

const reads = await readsOf();
console.log(`${ITEMS} objects; medians of ${rounds} rounds, bare and Loka`);
console.log(
  line('', ['req/s (16)', 'share', 'goal', 'p50 ms (1)', 'ratio', 'p99 ms (1)', 'ratio']),
);
const figures: Figures[] = [];
for (const read of reads) figures.push(await compare(read));
bareServer.kill();
console.log(`The api has ${(await resident(BASE_URL)).toFixed(0)} MB resident.`);
if (FIGURES === 'write') {
  const file = 'docs/performance.md';
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), `reads of ${ITEMS}`, figures));
}
const missed = figures.filter((one) => shareOf(one) < one.goal).map(({ name }) => name);
if (missed.length > 0) {
  console.error(`✗ Less than the share that is the goal: ${missed.join(', ')}.`);
  process.exitCode = 1;
}

/** A market that was generated has mails to send, and rentals whose time has come. */
async function untilWorkersRest(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const waiting = 'select from outbox_mails where next_attempt_at <= now() limit 1';
  const hasWork = async () => ((await client.query(waiting)).rowCount ?? 0) > 0;
  do await sleep(10_000);
  while (await hasWork());
  await client.end();
}

async function readsOf(): Promise<Read[]> {
  const list = (query: string) => `${BASE_URL}/items?${query}`;
  const same = (query: string) => `${bareAddress}/search?${query}`;
  const memory = (address: string) => `${bareAddress}/memory?${address}`;
  const searched = Object.entries(searches).map(
    ([name, query]): Read => ({
      name,
      loka: { url: list(query), headers: uncached },
      bare: name === 'list' ? `${bareAddress}/rows` : same(query),
      share: 0.8,
    }),
  );
  const deep = await deepQuery(list, deepPage);
  const [first] = (await (await fetch(list(''))).json()) as { id: string }[];
  const plainly = (name: string, path: string): Read => ({
    ...{ name, loka: { url: `${BASE_URL}${path}`, headers: uncached, isFromMany: true } },
    share: 0.35,
    bare: `${bareAddress}/row?${first?.id}`,
  });
  const tag = (await fetch(list(''))).headers.get('etag') ?? '';
  const fromMemory = (name: string, path: string, headers = {}): Read => ({
    ...{ name, loka: { url: `${BASE_URL}${path}`, headers }, share: 0.4 },
    bare: memory(`${BASE_URL}${path}`),
  });
  return [
    ...searched,
    {
      name: `page ${deepPage}`,
      loka: { url: list(deep), headers: uncached },
      bare: same(deep),
      share: 0.8,
    },
    plainly('looser matches', '/api/items/looser?q=bosch%20perceuse'),
    plainly('an object', `/single/item/${first?.id}`),
    plainly(
      'a quote',
      `/api/items/${first?.id}/quote?start_date=${inDays(30)}&end_date=${inDays(32)}`,
    ),
    plainly('suggestions', '/api/items/suggestions?q=per'),
    fromMemory('list, kept', '/items'),
    fromMemory('list, 304', '/items', { 'if-none-match': tag }),
    fromMemory('facets', '/api/items/facets'),
    fromMemory('suggestions, kept', '/api/items/suggestions?q=per'),
    fromMemory('looser, kept', '/api/items/looser?q=bosch%20perceuse'),
    fromMemory('home, rendered', '/'),
    fromMemory('object, rendered', `/objet/${first?.id}`),
  ];
}

async function compare({ name, loka, bare, share: goal }: Read): Promise<Figures> {
  const ways = { bare: { url: bare }, loka };
  const perSecond = { bare: [] as number[], loka: [] as number[] };
  const taken = { bare: [] as number[], loka: [] as number[] };
  for (const way of ['bare', 'loka'] as const) await throughput(ways[way]);
  for (let round = 0; round < rounds; round++) {
    for (const way of ['bare', 'loka'] as const) {
      perSecond[way].push(await throughput(ways[way]));
      taken[way].push(...(await times(ways[way], timesInRound)));
    }
  }
  const pair = (of: number, values = taken) =>
    [percentile(values.bare, of), percentile(values.loka, of)] as const;
  const figures = { name, goal, perSecond: pair(0.5, perSecond), p50: pair(0.5), p99: pair(0.99) };
  const shown = ([bareTime, time]: readonly [number, number]) => [
    `${bareTime.toFixed(2)} ${time.toFixed(2)}`,
    (time / bareTime).toFixed(2),
  ];
  const requests = figures.perSecond.map((count) => count.toFixed(0)).join(' ');
  const share = shareOf(figures).toFixed(2);
  console.log(
    line(name, [requests, share, `${goal}`, ...shown(figures.p50), ...shown(figures.p99)]),
  );
  return figures;
}

function line(name: string, columns: readonly string[]): string {
  return name.padEnd(16) + columns.map((column) => column.padStart(13)).join('');
}
