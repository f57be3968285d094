import { expect, it } from 'vitest';
import { LeastRate } from './least-rate.js';

/** After how many seconds it is too slow, of 180; null when it never is. */
function secondsOf(bytesIn: (second: number) => number): number | null {
  const rate = new LeastRate();
  for (let second = 1; second <= 180; second++) {
    rate.receive(bytesIn(second));
    if (rate.tick()) return second;
  }
  return null;
}

it.each([
  ['5 kB/s', () => 5_000, null],
  ['100 kb/s with a pause of 14 s each minute', (at: number) => (at % 60 < 14 ? 0 : 12_500), null],
  ['nothing', () => 0, 16],
  ['all but the end in a second, then nothing', (at: number) => (at === 1 ? 9_000_000 : 0), 16],
  ['a byte a second', () => 1, 16],
  ['half of what is the least', () => 2_000, 30],
])('%s', (_, bytesIn, seconds) => {
  expect(secondsOf(bytesIn)).toBe(seconds);
});
