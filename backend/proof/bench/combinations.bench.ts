import { deepQuery } from './reads/deep-query.js';
import { percentile, times, uncached } from './reads/load.js';
import { inDays } from './reads/searches.js';
import { seed } from './seed.js';

/**
 * How long the list takes for every combination of a search and its filters, over one connection and with nothing from
 * memory, and whether that depends on the size of the market: `SIZE=100k make bench`, `SIZE=1m make bench`.
 */
const most = { p50: 20, p99: 100 };
const timesEach = 3;
const deepPage = 450;

/** Each choice of each part is combined with each of the others. */
const parts: Record<string, readonly string[]> = {
  words: ['', 'q=perceuse', 'q=perceuse%20a%20percussion', 'q=tente', 'q=zanzibar'],
  category: ['', 'category=bricolage'],
  place: [
    '',
    'location=Glass,%20Libreville',
    'location=Glass,%20Libreville&location=Grand%20Village,%20Port-Gentil',
    'city=Port-Gentil',
    'city=Libreville&location=Grand%20Village,%20Port-Gentil',
  ],
  price: ['', 'minPrice=2000&maxPrice=20000', 'maxPrice=1500'],
  days: ['', `from=${inDays(3)}&to=${inDays(6)}`],
  pieces: ['', 'pieces=3'],
  sort: [
    '',
    'sort=price_asc',
    'sort=price_desc',
    'sort=rating',
    'sort=near&near=Glass,%20Libreville',
  ],
};

const address = (query: string) => `${process.env.BASE_URL}/items?${query}`;
const list = (query: string) => ({ url: address(query), headers: uncached });

await seed();

const queries = Object.values(parts).reduce<string[]>(
  (made, choices) =>
    made.flatMap((start) =>
      choices.map((choice) => [start, choice].filter((part) => part !== '').join('&')),
    ),
  [''],
);
for (const query of queries.slice(0, 50)) await times(list(query), 1);

const taken: { query: string; p50: number; slowest: number }[] = [];
const all: number[] = [];
for (const query of queries) {
  const each = await times(list(query), timesEach);
  all.push(...each);
  taken.push({ query, p50: percentile(each, 0.5), slowest: Math.max(...each) });
}
taken.sort((one, other) => other.p50 - one.p50);
const medians = taken.map(({ p50 }) => p50);
const over = medians.filter((p50) => p50 > most.p50).length;
const ms = (time: number) => `${time.toFixed(1)} ms`;
console.log(`${process.env.ITEMS ?? '10,000'} objects, ${queries.length} combinations`);
console.log(`all: p50 ${ms(percentile(all, 0.5))}, p99 ${ms(percentile(all, 0.99))}`);
console.log(`medians of each: 95 of 100 within ${ms(percentile(medians, 0.95))}`);
console.log(`${over} combinations over ${most.p50} ms; the slowest:`);
for (const { query, p50, slowest } of taken.slice(0, 15)) {
  console.log(`  ${ms(p50).padStart(9)} (${ms(slowest)}) ${query}`);
}

const deep = await deepQuery(address, deepPage);
const pages = { first: [] as number[], deep: [] as number[] };
for (let round = 0; round < 100; round++) {
  pages.first.push(...(await times(list(''), 1)));
  pages.deep.push(...(await times(list(deep), 1)));
}
const [first, last] = [percentile(pages.first, 0.5), percentile(pages.deep, 0.5)];
console.log(
  `page 1: p50 ${ms(first)}; page ${deepPage}: ${ms(last)}, ${(last / first).toFixed(2)} times`,
);
if (over > 0 || percentile(all, 0.99) > most.p99) process.exitCode = 1;
