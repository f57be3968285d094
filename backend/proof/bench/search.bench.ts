import { randomInt } from 'node:crypto';
import { fill } from './search/fill.js';
import {
  gradeOf,
  type Half,
  type JudgedQuery,
  judgedQueries,
  queryKinds,
} from './search/judged/judge.js';
import { judgedObjects } from './search/judged/objects.js';
import { mean, ndcg, recall } from './search/metrics.js';
import { miniSearch } from './search/mini-search.js';

/**
 * How well the running product (`BASE_URL`) finds what the judged queries mean, beside the plain substring
 * alone and MiniSearch over the same objects. Goals: over the untouched half, nDCG@10 above MiniSearch's, and twice
 * plain substring's on queries with a typo, a plural or words out of order. `HALF=tuning` leaves the untouched
 * half alone; `WORST=20` names the queries that went worst of the tuning half.
 */
const { BASE_URL = '', DATABASE_URL = '', HALF, WORST = '0' } = process.env;
const halves = (['tuning', 'untouched'] as const).filter((half) => !HALF || half === HALF);
const engines = ['substring', 'MiniSearch', 'Loka'] as const;
type Engine = (typeof engines)[number];

const objects = judgedObjects();
const judgedIds = await fill(DATABASE_URL, objects);
const objectOf = new Map(objects.map((object) => [object.id, object]));
const mini = miniSearch(objects);

const rows: Row[] = [];
for (const query of judgedQueries().filter(({ half }) => halves.includes(half))) {
  const substring = await ask(`/items?limit=20&q=${encodeURIComponent(query.text)}`);
  const looser = await ask(`/api/items/looser?q=${encodeURIComponent(query.text)}`);
  const found = { substring, MiniSearch: mini(query.text), Loka: [...substring, ...looser] };
  const all = objects.map((object) => gradeOf(query, object));
  const scores = engines.map((engine) => {
    const grades = found[engine].map((id) => gradeOf(query, known(id)));
    return [engine, { ndcg: ndcg(grades, all), recall: recall(grades, all) }] as const;
  });
  rows.push({ query, found, scores: Object.fromEntries(scores) as Record<Engine, Score> });
}
for (const half of halves) print(half);
printWorst();
if (halves.includes('untouched')) requireGoals();

interface Row {
  query: JudgedQuery;
  found: Record<Engine, string[]>;
  scores: Record<Engine, Score>;
}

interface Score {
  ndcg: number;
  recall: number;
}

/** Each from an address of its own: looser matches are limited per address. */
async function ask(path: string): Promise<string[]> {
  const headers = { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` };
  const answer = await fetch(`${BASE_URL}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const items = (await answer.json()) as { id: string }[];
  return items.map(({ id }) => judgedIds.get(id) ?? '');
}

function known(id: string) {
  const object = objectOf.get(id);
  if (!object) throw new Error(`No judged object ${id}`);
  return object;
}

function meanOf(half: Half, engine: Engine, measure: keyof Score, kinds: readonly string[]) {
  const meant = rows.filter(({ query }) => query.half === half && kinds.includes(query.kind));
  return mean(meant.map(({ scores }) => scores[engine][measure]));
}

function print(half: Half): void {
  const headings = ['ndcg', 'recall'].flatMap((measure) => engines.map((e) => `${e} ${measure}`));
  console.log(`\n${half} half: nDCG@10 and recall@20`);
  console.log(`| queries | number | ${headings.join(' | ')} |`);
  console.log(`| --- | ${['number', ...headings].map(() => '---:').join(' | ')} |`);
  for (const kinds of [...queryKinds.map((kind) => [kind]), [...queryKinds]]) {
    const name = kinds.length > 1 ? 'all' : kinds[0];
    const count = rows.filter(({ query: { half: h, kind } }) => h === half && kinds.includes(kind));
    const figures = (['ndcg', 'recall'] as const).flatMap((measure) =>
      engines.map((engine) => meanOf(half, engine, measure, kinds).toFixed(3)),
    );
    console.log(`| ${name} | ${count.length} | ${figures.join(' | ')} |`);
  }
}

function printWorst(): void {
  const worst = rows
    .filter(({ query }) => query.half === 'tuning')
    .sort((one, other) => one.scores.Loka.ndcg - other.scores.Loka.ndcg)
    .slice(0, Number(WORST));
  for (const { query, found, scores } of worst) {
    const first = found.Loka.slice(0, 5).map(
      (id) => `${gradeOf(query, known(id))} ${known(id).title}`,
    );
    const { substring, MiniSearch, Loka } = scores;
    const figures = [substring, MiniSearch, Loka].map((score) => score.ndcg.toFixed(2));
    console.log(`${query.kind}: ${query.text} (${figures.join(' ')})  ${first.join(' · ')}`);
  }
}

function requireGoals(): void {
  const score = (engine: Engine, kinds: readonly string[]) =>
    meanOf('untouched', engine, 'ndcg', kinds);
  const missed: string[] = [];
  if (score('Loka', queryKinds) <= score('MiniSearch', queryKinds)) missed.push('MiniSearch');
  const looser = ['typo', 'plural', 'order'];
  if (score('Loka', looser) < 2 * score('substring', looser)) missed.push('twice plain substring');
  for (const goal of missed) console.error(`✗ Missed: ${goal}`);
  if (missed.length > 0) process.exitCode = 1;
}
