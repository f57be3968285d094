import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type CDPSession, chromium } from '@playwright/test';

/**
 * First visits of the public pages of the running product (`BASE_URL`, with the demo data), in Chromium as
 * on a cheap phone: 360 × 740 at twice the pixels, 400 kb/s, 400 ms, a processor four times slower. A bare
 * page of one sentence, visited the same way, says what the line and the machine take by themselves.
 */
const rounds = 3;
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowdown = 4;

interface Visit {
  /** Milliseconds from the navigation on. */
  firstContent: number;
  largestContent: number;
  hydrated: number;
  /** Cumulative layout shift. */
  shift: number;
  /** kB on the wire. */
  script: number;
  all: number;
}

type Budget = Partial<Visit>;

const base = process.env.BASE_URL ?? '';
const budgets: Record<string, Budget> = {
  '/': { largestContent: 2200, all: 255 },
  '/explorer': { all: 285 },
  [await addressOfItem()]: { all: 230 },
};
const everywhere: Budget = {
  firstContent: 1100,
  largestContent: 1500,
  hydrated: 6500,
  shift: 0.02,
  script: 125,
};

/** In the page: what it paints and moves, and when React has taken over a link of the top bar. */
const observe = `
  window.seen = { firstContent: 0, largestContent: 0, hydrated: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstContent = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => { seen.largestContent = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  const timer = setInterval(() => {
    const link = document.querySelector('#root main a, #root header a');
    if (!link || !Object.keys(link).some((key) => key.startsWith('__reactProps'))) return;
    seen.hydrated = performance.now();
    clearInterval(timer);
  }, 20);`;

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const bare = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end('<!doctype html><title>Nue</title><p>Louez ce qu’il vous faut.');
}).listen(0, '127.0.0.1');
await once(bare, 'listening');

console.log(
  `First visits on a phone: ms, kB on the wire; medians of ${rounds} (first content of a bare page)`,
);
console.log(row('', ['first', 'largest', 'hydrated', 'shift', 'script', 'all', 'to bare']));
const { port } = bare.address() as AddressInfo;
const floor = await medianVisit(`http://127.0.0.1:${port}/`, false);
console.log(row('bare page', [floor.firstContent.toFixed(0)]));
for (const [address, budget] of Object.entries(budgets)) {
  const visit = await medianVisit(base + address, true);
  const { firstContent, largestContent, hydrated, shift, script, all } = visit;
  const figures = [firstContent, largestContent, hydrated].map((ms) => ms.toFixed(0));
  const ratio = (firstContent / floor.firstContent).toFixed(2);
  const sizes = [shift.toFixed(3), script.toFixed(0), all.toFixed(0), ratio];
  console.log(row(address.slice(0, 14), [...figures, ...sizes]));
  for (const [name, limit] of Object.entries({ ...everywhere, ...budget })) {
    const value = visit[name as keyof Visit];
    if (value <= limit) continue;
    console.error(`✗ ${address}: ${name} is ${value.toFixed(3)}, more than ${limit}.`);
    process.exitCode = 1;
  }
}
bare.close();
await browser.close();

function row(name: string, columns: string[]): string {
  return name.padEnd(16) + columns.map((column) => column.padStart(9)).join('');
}

async function addressOfItem(): Promise<string> {
  const answer = await fetch(`${base}/items?limit=1&sort=rating`);
  const [item] = (await answer.json()) as { id: string }[];
  return `/objet/${item?.id}`;
}

async function medianVisit(url: string, isSite: boolean): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url, isSite));
  const median = (name: keyof Visit) =>
    visits.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(rounds / 2)];
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Record<
    keyof Visit,
    number
  >;
}

/** In a browser without anything of an earlier visit. */
async function visit(browser: Browser, url: string, isSite: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ content: observe });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  while (isSite && !(await page.evaluate('seen.hydrated'))) await page.waitForTimeout(200);
  await page.waitForTimeout(1000);
  const seen: Omit<Visit, 'script' | 'all'> = await page.evaluate('window.seen');
  await context.close();
  return { ...seen, ...sizes() };
}

/** kB that came over the wire until it is asked. */
async function countBytes(session: CDPSession): Promise<() => Pick<Visit, 'script' | 'all'>> {
  const types = new Map<string, string>();
  const bytes = { script: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ script: bytes.script / 1000, all: bytes.all / 1000 });
}
