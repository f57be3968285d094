import { expect, it } from 'vitest';
import { relatedTests } from './related-tests.js';

const test = (name: string, text = '') => ({ file: `backend/test/${name}.test.ts`, text });

const tests = [
  test('items'),
  test('reviews', "import { Rentals } from '../src/modules/rentals/rentals.js';"),
  test('rental-words'),
  test('rentals'),
  test('wallet'),
];

it('are those that changed, those named like a changed module, and those that import a changed file', () => {
  const changed = ['backend/test/wallet.test.ts', 'backend/src/modules/rentals/rentals.ts'];
  expect(relatedTests(changed, tests)).toEqual(
    ['wallet', 'rental-words', 'rentals', 'reviews'].map((name) => test(name).file),
  );
});

it('are none of what no API test is near to', () => {
  expect(relatedTests(['docs/operations.md', 'frontend/src/app/root.tsx'], tests)).toEqual([]);
});
