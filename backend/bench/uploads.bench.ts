import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { aHugePng } from '../tooling/huge-png.js';
import { createDeals } from './money/market.js';
import { seed } from './seed.js';

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

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } });

const pictures = {
  'PNG 1 × 16,000,000': aHugePng(1, 16_000_000),
  'interlaced PNG 8000 × 8000': await plain(8_000, 8_000).png({ progressive: true }).toBuffer(),
  'JPEG of 108 megapixels': await plain(12_000, 9_000).jpeg().toBuffer(),
  'PNG of 40 megapixels': await plain(8_000, 5_000).png().toBuffer(),
};
type Kind = keyof typeof pictures;
const flood: Record<Kind, number> = {
  'PNG 1 × 16,000,000': 40,
  'interlaced PNG 8000 × 8000': 8,
  'JPEG of 108 megapixels': 40,
  'PNG of 40 megapixels': 8,
};

async function send(token: string, kind: Kind): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(pictures[kind])]), 'photo');
  const answer = await fetch(`${BASE_URL}/api/uploads?preset=item`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

await seed();
const tokens = (await createDeals(database, 10)).flatMap(({ renterToken, ownerToken }) => [
  renterToken,
  ownerToken,
]);
await database.end();

// What is compiled and cached while it is first used is no part of the quiet time.
await read(within(2));
const quiet = await read(within(seconds));

let most = 0;
let isOver = false;
const watched = (async () => {
  while (!isOver) {
    most = Math.max(most, await resident());
    await sleep(250);
  }
})();
const statuses = new Map<string, number>();
const sent = Object.entries(flood)
  .flatMap(([kind, count]) => Array.from({ length: count }, () => kind as Kind))
  .map(async (kind, index) => {
    const status = await send(tokens[index % tokens.length] ?? '', kind);
    const name = `${kind}: ${status}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
  });
const flooded = Promise.all(sent).then(() => {
  isOver = true;
});
const busy = await read(() => isOver);
await Promise.all([flooded, watched]);

for (const [name, count] of [...statuses].sort()) console.log(`${name} × ${count}`);
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
