import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consoleLists, type Ids, idFilters } from './calls.js';

const ids = Object.fromEntries(idFilters.map((name) => [name, randomUUID()])) as Ids;

describe('the lists of the console that the benchmark asks for', () => {
  it('are asked by every filter of theirs', () => {
    const lists = consoleLists(ids);
    const users = lists.find(({ path }) => path === '/api/admin/users');
    expect(users?.filters).toContain('suspended=true');
    expect(users?.sorts).toContain('createdAt');
    expect(lists.map(({ path }) => path)).toContain(`/api/admin/users/${ids.id}/notes`);
  });

  it('ask for nobody whom no list is filtered by', () => {
    const asked = consoleLists(ids).flatMap(({ path, filters }) => [path, ...filters]);
    const unused = idFilters.filter((name) => !asked.some((text) => text.includes(ids[name])));
    expect(unused).toEqual([]);
  });
});
