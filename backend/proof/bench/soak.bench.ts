import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { connections, fromSomebody, uncached } from './reads/load.js';
import { resident } from './reads/resident.js';
import { inDays, searches } from './reads/searches.js';
import { seed } from './seed.js';

/**
 * Ten minutes of what visitors read, all mixed, over sixteen connections: whether answers grow slower or fail, and
 * what api and worker hold in memory before, meanwhile and afterwards. `MINUTES=2 ONLY=soak make bench` for less.
 */
const most = { readySeconds: 3, idleMegabytes: 200, megabytes: 350 };
const minutes = Number(process.env.MINUTES ?? 10);

const { BASE_URL = '', WORKER_PORT = '', READY_SECONDS = '' } = process.env;
const programs = { api: BASE_URL, worker: `http://127.0.0.1:${WORKER_PORT}` };

const idle = await residents();
console.log(
  `api ready after ${READY_SECONDS} s; resident before anything was asked: ${told(idle)}`,
);
await seed();

const paths = await mixed();
const problems: string[] = [];
const lines: { p99: number; megabytes: number }[] = [];
for (let minute = 1; minute <= minutes; minute++) {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: BASE_URL,
    connections,
    duration: 60,
    // Half of all people are known to the site, and get nothing from memory.
    requests: paths.flatMap((path) => [askFor(path, {}), askFor(path, uncached)]),
  });
  const memory = await residents();
  lines.push({ p99: latency.p99, megabytes: memory.api });
  const failed = errors + timeouts + non2xx;
  if (failed > 0) problems.push(`${failed} requests failed in minute ${minute}`);
  console.log(
    `minute ${minute}: ${requests.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${failed} failed; ${told(memory)}`,
  );
}
await sleep(10_000);
const after = await residents();
console.log(`ten seconds later: ${told(after)}`);

if (Number(READY_SECONDS) > most.readySeconds) problems.push(`ready after ${READY_SECONDS} s`);
for (const program of ['api', 'worker'] as const) {
  if (idle[program] > most.idleMegabytes)
    problems.push(`${program}: more than ${most.idleMegabytes} MB idle`);
  if (after[program] > most.megabytes) problems.push(`${program}: more than ${most.megabytes} MB`);
}
const [first, last] = [lines[0], lines.at(-1)];
if (first && last && last.p99 > 1.5 * first.p99) problems.push('answers grew slower');
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;

function askFor(path: string, headers: Record<string, string>): autocannon.Request {
  const setupRequest = (one: autocannon.Request) => ({
    ...one,
    headers: { ...headers, ...fromSomebody() },
  });
  return { path, setupRequest };
}

/** Of many objects, so that not only a few are read again and again. */
async function mixed(): Promise<string[]> {
  const answer = await fetch(`${BASE_URL}/items?limit=100`);
  const objects = (await answer.json()) as { id: string }[];
  const days = `start_date=${inDays(30)}&end_date=${inDays(32)}`;
  const ofObjects = objects
    .slice(0, 20)
    .flatMap(({ id }) => [`/single/item/${id}`, `/objet/${id}`, `/api/items/${id}/quote?${days}`]);
  const ofLists = Object.values(searches).map((query) => `/items?${query}`);
  const rest = ['/', '/explorer', '/api/items/facets', '/api/items/location-counts'];
  const all = [...ofObjects, ...ofLists, ...rest, '/api/items/looser?q=bosch%20perceuse'];
  // Objects that are taken on those days have no quote.
  const areAnswered = await Promise.all(all.map(async (path) => (await fetch(BASE_URL + path)).ok));
  return all.filter((_, index) => areAnswered[index]);
}

async function residents(): Promise<{ api: number; worker: number }> {
  return { api: await resident(programs.api), worker: await resident(programs.worker) };
}

function told({ api, worker }: { api: number; worker: number }): string {
  return `api ${api.toFixed(0)} MB, worker ${worker.toFixed(0)} MB`;
}
