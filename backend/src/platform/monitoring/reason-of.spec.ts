import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.js';

it('says what lies behind an error that says nothing', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
    code: 'ECONNREFUSED',
  });
  expect(reasonOf(new AggregateError([refused]))).toBe(refused.message);
  expect(reasonOf(new TypeError('fetch failed', { cause: refused }))).toBe(
    'fetch failed: connect ECONNREFUSED 127.0.0.1:1',
  );
  expect(reasonOf(Object.assign(new Error('Greeting'), { code: 'ETIMEDOUT' }))).toBe(
    'Greeting: ETIMEDOUT',
  );
  expect(reasonOf('HTTP 500')).toBe('HTTP 500');
  expect(reasonOf(new Error(''))).toBe('Error');
});
