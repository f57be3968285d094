import pg from 'pg';
import { atOnce } from './money/at-once.js';
import { Bare } from './money/bare.js';
import { Loka } from './money/loka.js';
import { createDeals, type Deal } from './money/market.js';
import { Statements } from './money/statements.js';
import { seed } from './seed.js';

/**
 * How many payments for rentals a second one API and one worker decide, from the renter's call to
 * the rental, and how many requests owners accept a second, each until the last mail about it is
 * sent, against a script that writes the same rows under the same guards on the same database, in
 * the same minute.
 *
 * Less than the share that is aimed at fails. Both are given the statements that the database
 * executes for each: by those, runs on machines that are not quiet can be compared.
 */
const least = 0.35;
const connections = 16;
const rounds = 3;
/** So many that the first and the last, which wait for nobody, hardly count. */
const dealsOfRound = 480;
const dealsToWarmUp = 120;

const { BASE_URL = '', DATABASE_URL } = process.env;
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });
const loka = new Loka(BASE_URL, database);
const bare = new Bare(connections);
const statements = new Statements(database);

/** How many a second, and how many statements each took. */
interface Measure {
  perSecond: number;
  statements: number;
}

interface Measures {
  decisions: Measure;
  acceptances: Measure;
}

async function measure(deals: Deal[], work: () => Promise<unknown>): Promise<Measure> {
  await statements.reset();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    perSecond: deals.length / seconds,
    statements: (await statements.count()) / deals.length,
  };
}

async function measureLoka(deals: Deal[]): Promise<Measures> {
  let rentals = new Map<string, string>();
  const decisions = await measure(deals, async () => {
    await atOnce(connections, deals, (deal) => loka.pay(deal));
    rentals = await loka.rentalsOf(deals);
    await loka.mailsSent();
  });
  const acceptances = await measure(deals, async () => {
    await atOnce(connections, deals, (deal) =>
      loka.accept(deal, rentals.get(deal.itemId) as string),
    );
    await loka.mailsSent();
  });
  return { decisions, acceptances };
}

async function measureBare(deals: Deal[]): Promise<Measures> {
  const rentals = new Map<string, string>();
  const decisions = await measure(deals, () =>
    atOnce(connections, deals, async (deal) => {
      rentals.set(deal.itemId, await bare.decide(deal));
    }),
  );
  const acceptances = await measure(deals, () =>
    atOnce(connections, deals, (deal) => bare.accept(deal, rentals.get(deal.itemId) as string)),
  );
  return { decisions, acceptances };
}

const row = (name: string, ...columns: string[]) =>
  name.padEnd(14) + columns.map((column) => column.padStart(8)).join('');

await seed();
await loka.mailsSent();
// Before anything is measured: PostgreSQL would analyse so many new members in the middle of a round.
const prepared: Deal[][] = [];
for (const count of [dealsToWarmUp, ...Array<number>(rounds).fill(dealsOfRound)]) {
  prepared.push(await createDeals(database, count), await createDeals(database, count));
}
await database.query('vacuum analyze');
const measured: Record<'bare' | 'loka', Measures[]> = { bare: [], loka: [] };
for (const [index, deals] of prepared.entries()) {
  if (index % 2 === 0) measured.bare.push(await measureBare(deals));
  else measured.loka.push(await measureLoka(deals));
}
// What warmed up.
measured.bare.shift();
measured.loka.shift();
await Promise.all([bare.end(), database.end()]);
console.log(`Money, ${connections} connections, a second`);
console.log(row('', 'bare', 'Loka', 'share', '', 'statements'));
let isBelow = false;
for (const name of ['decisions', 'acceptances'] as const) {
  const [script, product] = [measured.bare, measured.loka].map((all) => ({
    perSecond: Math.max(...all.map((each) => each[name].perSecond)),
    // Of the round in which schedules and analyses added least.
    statements: Math.min(...all.map((each) => each[name].statements)),
  })) as [Measure, Measure];
  const share = product.perSecond / script.perSecond;
  isBelow ||= share < least;
  const rates = [script, product].map(({ perSecond }) => perSecond.toFixed(0));
  const counts = [script, product].map(({ statements }) => statements.toFixed(1));
  console.log(row(name, ...rates, share.toFixed(2), ...counts));
}
if (isBelow) {
  console.error(`✗ Less than ${least} of the script.`);
  process.exitCode = 1;
}
