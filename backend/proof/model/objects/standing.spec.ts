import { expect, it } from 'vitest';
import { type Act, atFirst, atLast, mayHold } from './standing.js';

const act = (name: string, from: number, until: number, isCertain = true) => ({
  ...{ name, from, until, isCertain },
});
const first = { name: 'first', ...atFirst };
const names = (acts: (Act & { name: string })[], from: number, until: number) =>
  mayHold(acts, { from, until }).map(({ name }) => name);

it('holds until something else is said, and both may hold in between', () => {
  const acts = [first, act('second', 10, 20)];
  expect(names(acts, 1, 9)).toEqual(['first']);
  expect(names(acts, 9, 10)).toEqual(['first', 'second']);
  expect(names(acts, 20, 30)).toEqual(['first', 'second']);
  expect(names(acts, 21, 30)).toEqual(['second']);
});

it('is either of two that are said at once, whichever is answered first', () => {
  const acts = [first, act('one', 10, 20), act('other', 15, 17)];
  expect(names(acts, 30, 30)).toEqual(['one', 'other']);
});

it('may still hold after something that perhaps took no effect', () => {
  const acts = [first, act('refused', 10, 20, false)];
  expect(names(acts, 30, 30)).toEqual(['first', 'refused']);
  expect(mayHold([...acts, act('last', 40, 50)], atLast)).toMatchObject([{ name: 'last' }]);
});
