import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDeals, type Deal } from './money/market.js';

/**
 * A thousand open event streams on one API, and 100 messages a second among their members: none may be
 * lost or told twice, on the streams or in the threads. Between the send and the hint on the stream of
 * the other party pass, in milliseconds, at most:
 */
const budget = { p50: 250, p95: 1_500, share: 0.9 };
const talks = 500;
const perSecond = 100;
const seconds = 20;
/** A server that does not keep up is sent less, and the rate shows it. */
const mostAtOnce = 32;
/** How long the last hints may take. */
const patienceMs = 10_000;

const { BASE_URL = '', DATABASE_URL } = process.env;
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });

interface Talk extends Deal {
  threadId: string;
  /** How often each number came to each party. */
  told: Record<'renter' | 'owner', Map<number, number>>;
  sent: { number: number; id: string }[];
}

interface Hint {
  thread: string;
  number: number;
}

const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

async function post<Body>(path: string, token: string, body: object): Promise<Body> {
  const answer = await fetch(`${BASE_URL}${path}`, {
    method: 'POST',
    headers: headers(token),
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** When each message was sent, by thread and sender's side, until its number is known. */
const sentAt = new Map<string, number>();
const latencies: number[] = [];

async function openStream(talk: Talk, party: 'renter' | 'owner'): Promise<void> {
  const token = talk[`${party}Token`];
  const answer = await fetch(`${BASE_URL}/api/live`, {
    headers: { ...headers(token), accept: 'text/event-stream' },
  });
  if (!answer.ok || !answer.body) throw new Error(`A stream was refused: ${answer.status}`);
  void follow(answer.body, talk, party).catch(() => undefined);
}

async function follow(
  body: ReadableStream<Uint8Array>,
  talk: Talk,
  party: 'renter' | 'owner',
): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    const at = performance.now();
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^event: message\ndata: (.*)$/m.exec(block)?.[1];
      if (data) take(JSON.parse(data) as Hint, talk, party, at);
    }
  }
}

function take({ number }: Hint, talk: Talk, party: 'renter' | 'owner', at: number): void {
  const told = talk.told[party];
  told.set(number, (told.get(number) ?? 0) + 1);
  const isOfOther = (number % 2 === 1) === (party === 'owner');
  const began = sentAt.get(`${talk.threadId} ${number}`);
  if (isOfOther && began !== undefined) latencies.push(at - began);
}

/** The renter writes the odd numbers, the owner the even ones, one after the other. */
async function send(talk: Talk, number: number): Promise<void> {
  const id = randomUUID();
  const token = number % 2 === 1 ? talk.renterToken : talk.ownerToken;
  sentAt.set(`${talk.threadId} ${number}`, performance.now());
  const message = { id, body: `Message ${number}` };
  const sent = await post<{ number: number }>(
    `/api/threads/${talk.threadId}/messages`,
    token,
    message,
  );
  talk.sent.push({ number: sent.number, id });
}

const deals = await createDeals(database, talks);
const all: Talk[] = [];
for (const deal of deals) {
  const { id } = await post<{ id: string }>('/api/threads', deal.renterToken, {
    item_id: deal.itemId,
  });
  all.push({ ...deal, threadId: id, told: { renter: new Map(), owner: new Map() }, sent: [] });
}
for (let index = 0; index < all.length; index += 25) {
  const some = all.slice(index, index + 25);
  await Promise.all(
    some.flatMap((talk) => [openStream(talk, 'renter'), openStream(talk, 'owner')]),
  );
}
// Once the api has subscribed.
await sleep(2_000);

const total = perSecond * seconds;
let underWay = 0;
const beganAt = performance.now();
for (let count = 0; count < total; count++) {
  const due = beganAt + (count * 1_000) / perSecond;
  const wait = due - performance.now();
  if (wait > 0) await sleep(wait);
  while (underWay >= mostAtOnce) await sleep(2);
  const talk = all[count % talks] as Talk;
  underWay++;
  void send(talk, Math.floor(count / talks) + 1).finally(() => underWay--);
}
while (underWay > 0) await sleep(2);
const tookMs = performance.now() - beganAt;
const isTold = () =>
  all.every(({ told, sent }) => told.renter.size >= sent.length && told.owner.size >= sent.length);
for (const until = performance.now() + patienceMs; !isTold() && performance.now() < until; )
  await sleep(50);

let lost = 0;
let doubled = 0;
for (const talk of all) {
  for (const party of ['renter', 'owner'] as const) {
    for (const { number } of talk.sent) {
      const times = talk.told[party].get(number) ?? 0;
      lost += times === 0 ? 1 : 0;
      doubled += Math.max(0, times - 1);
    }
  }
}
const { rows } = await database.query<{ id: string; number: number; thread_id: string }>(
  'select id, number, thread_id from messages where thread_id = any($1::uuid[])',
  [all.map(({ threadId }) => threadId)],
);
const stored = new Set(rows.map(({ id, number, thread_id }) => `${thread_id} ${number} ${id}`));
const answered = all.flatMap(({ threadId, sent }) =>
  sent.map(({ id, number }) => `${threadId} ${number} ${id}`),
);
const unstored = answered.filter((one) => !stored.has(one)).length;
await database.end();

latencies.sort((a, b) => a - b);
const percentile = (share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Infinity;
const [p50, p95, p99] = [0.5, 0.95, 0.99].map(percentile) as [number, number, number];
console.log(`Messages, ${talks * 2} streams, ${perSecond} a second for ${seconds} s`);
const rate = (answered.length * 1_000) / tookMs;
console.log(`sent ${answered.length} at ${rate.toFixed(0)}/s`);
console.log(`hints lost ${lost}, doubled ${doubled}; messages lost ${unstored}`);
console.log(
  `rows ${rows.length}; delivery p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
);
const isWrong = lost + doubled + unstored > 0 || rows.length !== total;
if (isWrong) console.error('✗ A message was lost or told twice.');
const isSlow = p50 > budget.p50 || p95 > budget.p95 || rate < budget.share * perSecond;
if (isSlow) {
  const goal = `${budget.p50} ms (p50), ${budget.p95} ms (p95), ${budget.share * perSecond} a second`;
  console.error(`✗ Slower than ${goal}.`);
}
process.exit(isWrong || isSlow ? 1 : 0);
