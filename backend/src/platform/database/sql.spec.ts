import { describe, expect, it } from 'vitest';
import { and, sql } from './sql.js';

describe('a statement', () => {
  it('keeps values out of its text', () => {
    expect(sql`select ${1}, ${"'; drop"}`).toEqual({
      text: 'select $1, $2',
      values: [1, "'; drop"],
    });
  });

  it('numbers the places of nested statements anew', () => {
    const filter = and([sql`a = ${'x'}`, sql`b = ${'y'}`]);
    expect(sql`select ${0} where ${filter} limit ${5}`).toEqual({
      text: 'select $1 where true and a = $2 and b = $3 limit $4',
      values: [0, 'x', 'y', 5],
    });
  });
});
