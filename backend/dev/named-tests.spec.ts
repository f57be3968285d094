import { expect, it } from 'vitest';
import { requireTests } from './named-tests.js';

const files = ['/loka/backend/test/rentals.test.ts', '/loka/backend/test/long/clocks.test.ts'];

it.each([[[]], [['rentals']], [['rentals', 'long/']], [['/loka/backend/test/rentals.test.ts']]])(
  'takes %j, which test files have in their paths',
  (names) => {
    expect(() => requireTests(names, files)).not.toThrow();
  },
);

it('refuses a name that no test file has, also beside others', () => {
  expect(() => requireTests(['rentals', 'rentlas'], files)).toThrow(
    'No test file is called “rentlas”',
  );
});
