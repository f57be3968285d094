import { expect, it } from 'vitest';
import { portNear } from './ports.js';

it('gives services no port that the user they run as may not open', async () => {
  expect(await portNear(80, 432)).toBeGreaterThanOrEqual(1024);
});

it('gives services a port at the same distance from the product at every start', async () => {
  expect(await portNear(24_000, 432)).toBe(24_432);
});
