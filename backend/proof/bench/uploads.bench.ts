import { setTimeout as sleep } from 'node:timers/promises';
import { execaNode } from 'execa';
import pg from 'pg';
import { createDeals } from './money/market.js';
import { seed } from './seed.js';
import type { Answers } from './uploads/flood.js';

/**
 * Other answers of the running product while members send it pictures that are made to be expensive: 40 PNGs of
 * 1 × 16,000,000, eight interlaced ones of 8000 × 8000, 40 JPEGs of 108 megapixels and PNGs of 40, all together. Their
 * p99 may be so many times the quiet one, and the api may have so many megabytes resident:
 */
const budget = { ratio: 3, megabytes: 400 };
const seconds = 12;
const perSecond = 25;
const paths = ['/items?limit=20', '/readyz', '/healthz'];

const { BASE_URL = '', DATABASE_URL } = process.env;
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });

/** How long each of some reads took, in milliseconds; they come at a steady rate, however slow the answers are. */
async function read(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; !isOver(); count++) {
    const due = began + (count * 1_000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    const path = paths[count % paths.length];
    const one = fetch(`${BASE_URL}${path}`).then(async (answer) => {
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - due);
    });
    underWay.push(one);
  }
  await Promise.all(underWay);
  return times.sort((a, b) => a - b);
}

const percentile = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;

/** Megabytes that the process that answers has resident now. */
async function resident(): Promise<number> {
  const text = await (await fetch(`${BASE_URL}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
}

await seed();
const tokens = (await createDeals(database, 10)).flatMap(({ renterToken, ownerToken }) => [
  renterToken,
  ownerToken,
]);
await database.end();

// A process of its own: what it sends would hold up what is measured here.
const flood = execaNode('backend/proof/bench/uploads/flood.ts', tokens, {
  nodeOptions: ['--import', 'tsx'],
  ipc: true,
  stderr: 'inherit',
});
await flood.getOneMessage();

let most = 0;
let isOver = false;
// From the start: what it asks for takes time too, and is the same in both.
const watched = (async () => {
  while (!isOver) {
    most = Math.max(most, await resident());
    await sleep(250);
  }
})();
// What is compiled and cached while it is first used is no part of the quiet time.
await read(within(2));
const quiet = await read(within(seconds));

const answers = flood.getOneMessage().finally(() => {
  isOver = true;
});
await flood.sendMessage('begin');
const busy = await read(() => isOver);
await watched;
for (const [name, count] of Object.entries((await answers) as Answers).sort()) {
  console.log(`${name} × ${count}`);
}
await flood;
const row = (name: string, times: number[]) => {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(
    `${name.padEnd(8)} ${times.length} reads, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  return p99;
};
const [before, during] = [row('quiet', quiet), row('flooded', busy)];
const ratio = during / before;
console.log(`ratio of p99 ${ratio.toFixed(2)}, api at most ${most.toFixed(0)} MB resident`);
if (ratio > budget.ratio || most > budget.megabytes || Number.isNaN(ratio)) {
  console.error(`✗ More than ${budget.ratio} times the quiet p99, or than ${budget.megabytes} MB.`);
  process.exitCode = 1;
}

function within(time: number): () => boolean {
  const end = performance.now() + time * 1_000;
  return () => performance.now() > end;
}
