import { describe, expect, it } from 'vitest';
import { gradeOf, judgedQueries, queryKinds } from './judge.js';
import { judgedObjects } from './objects.js';

const queries = judgedQueries();
const objects = judgedObjects();

describe('the judged set', () => {
  it('has at least 200 queries, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(queries.map(({ text }) => text)).size).toBe(queries.length);
  });

  it('has an object for each that is what was looked for, or nearly so', () => {
    const without = queries.filter(
      (query) => !objects.some((object) => gradeOf(query, object) >= 2),
    );
    expect(without.map(({ text }) => text)).toEqual([]);
  });

  it('names kinds of objects that there are', () => {
    const kinds = new Set(objects.map(({ kind }) => kind));
    const named = queries.flatMap(({ meant, instead }) => [...meant, ...instead]);
    expect(named.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each(queryKinds)('has %s queries in both halves', (kind) => {
    const halves = queries.filter((query) => query.kind === kind).map(({ half }) => half);
    expect(halves.filter((half) => half === 'tuning').length).toBeGreaterThanOrEqual(8);
    expect(halves.filter((half) => half === 'untouched').length).toBeGreaterThanOrEqual(8);
  });
});
