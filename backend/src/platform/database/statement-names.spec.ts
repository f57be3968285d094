import { describe, expect, it } from 'vitest';
import { statementNames } from './statement-names.js';

describe('the name of a prepared statement', () => {
  it('is the same each time, and of no other statement', () => {
    const nameOf = statementNames();
    const first = nameOf('SELECT "id" FROM "users" WHERE "id" = $1');
    expect(first).toBeDefined();
    expect(nameOf('SELECT "id" FROM "items" WHERE "id" = $1')).not.toBe(first);
    expect(nameOf('SELECT "id" FROM "users" WHERE "id" = $1')).toBe(first);
  });

  it.each([
    ['has whatever columns the table has', 'select * from payments where id = $1 for update'],
    ['has a list of any length', 'SELECT "id" FROM "users" WHERE "id" IN ($1,$2)'],
    ['is of the transaction itself', 'BEGIN'],
  ])('is not given to one that %s', (_, sql) => {
    expect(statementNames()(sql)).toBeUndefined();
  });

  it('is given to 500 statements at most', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 600 }, (_, index) => nameOf(`select ${index}`));
    expect(new Set(names).size).toBe(501);
    expect(nameOf('select 7')).toBe(names[7]);
  });
});
