import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import getPort from 'get-port';
import { type SearchName, searches, searchNames } from './searches.js';
import { seed } from './seed.js';

/**
 * The public list of the running product (`BASE_URL`) against a bare `node:http` server with the same
 * SQL on the same database (`DATABASE_URL`, filled when it is empty), in the same minute.
 */
const budget = 1.5;
const connections = 16;
const rounds = 4;

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Requests a second, over one second. */
async function measure(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: 1 });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return requests.average;
}

/** The best of a few rounds taken in turns: whatever else the machine does only ever slows one down. */
async function compare(name: SearchName, bareAddress: string): Promise<number> {
  const best = { bare: 0, loka: 0 };
  for (let round = 0; round <= rounds; round++) {
    best.bare = Math.max(best.bare, await measure(`${bareAddress}/${name}`));
    const address = `${process.env.BASE_URL}/items?${searches[name]}`;
    best.loka = Math.max(best.loka, await measure(address));
  }
  const ratio = best.bare / best.loka;
  console.log(row(name, best.bare.toFixed(0), best.loka.toFixed(0), ratio.toFixed(2)));
  return ratio;
}

const row = (name: string, ...columns: string[]) =>
  name.padEnd(10) + columns.map((column) => column.padStart(8)).join('');

await seed();
const port = await getPort();
const bareServer = fork(file('bare-server.ts'), [`${port}`]);
await once(bareServer, 'message');
console.log(`GET /items, 10,000 items, ${connections} connections, requests/s`);
console.log(row('', 'bare', 'Loka', 'ratio'));
const ratios: number[] = [];
for (const name of searchNames) ratios.push(await compare(name, `http://127.0.0.1:${port}`));
bareServer.kill();
if (Math.max(...ratios) > budget) {
  console.error(`✗ More than ${budget} times the time of a bare server.`);
  process.exitCode = 1;
}
