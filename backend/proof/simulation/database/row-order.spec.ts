import { describe, expect, it } from 'vitest';
import { Chance } from '../../workload/chance.js';
import { orderByChance } from './row-order.js';

const rows = [
  ['a', 1],
  ['b', 2],
  ['c', null],
  ['d', 4],
  ['d', 4],
];

/** What the product gets of a statement whose rows PostgreSQL gave in this order. */
function given(text: string, order: readonly unknown[], seed = 'seed'): unknown[] {
  const result = { rows: [...order] };
  orderByChance(text, { result }, new Chance(seed));
  return result.rows;
}

const backwards = rows.toReversed();

describe('rows of a statement that asks for no order', () => {
  it.each([
    'select id from payments where id = any($1)',
    'SELECT "public"."payments"."id" FROM "public"."payments" WHERE 1=1 OFFSET $1',
    `update outbox set taken_at = now() where id in (select id from outbox order by at limit 5) returning id`,
    `select string_agg(name, ', ' order by name), row_number() over (order by (a + b)) from users group by id`,
    `select 'order by' as "order by" from (select 1 order by 1) one`,
  ])('come in one that follows from the seed alone: %s', (text) => {
    expect(given(text, backwards)).toEqual(given(text, rows));
    expect(given(text, rows)).toHaveLength(rows.length);
    const orders = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(given(text, rows, seed)));
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

it('are ordered by what JSON has no number for, too', () => {
  const sums = [{ amount: 3n }, { amount: 1n }, { amount: 2n }];
  const text = 'select sum(amount) as amount from ledger_entries group by account_id';
  expect(given(text, sums)).toEqual(given(text, sums.toReversed()));
});

describe('rows of a statement that asks for an order', () => {
  it.each([
    'select id from payments order by created_at, id',
    'with due as (select 1) select * from due ORDER BY (a + b) limit 5',
    `select id from users where name = 'it''s (' order by id for update`,
  ])('keep it: %s', (text) => {
    expect(given(text, rows)).toEqual(rows);
    expect(given(text, backwards)).toEqual(backwards);
  });
});
