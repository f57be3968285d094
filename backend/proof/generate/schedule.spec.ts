import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Schedule } from './schedule.js';

it('lets things happen in the order of their instants, then in that of being added', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (instants) => {
      const schedule = new Schedule();
      const happened: [number, number][] = [];
      for (const [index, at] of instants.entries()) {
        schedule.add(new Date(at), () => happened.push([at, index]));
      }
      while (schedule.next() !== undefined) schedule.advance();
      const expected = instants.map((at, index): [number, number] => [at, index]);
      expect(happened).toEqual(expected.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
    }),
  );
});

it('lets happen what is added while something happens', () => {
  const schedule = new Schedule();
  const happened: string[] = [];
  schedule.add(new Date(1), () => {
    happened.push('first');
    schedule.add(new Date(2), () => happened.push('second'));
  });
  schedule.add(new Date(3), () => happened.push('third'));
  while (schedule.next() !== undefined) schedule.advance();
  expect(happened).toEqual(['first', 'second', 'third']);
});
