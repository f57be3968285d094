import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addBrowser, browserOf } from './known-browsers.js';

it('knows a browser for the accounts that it signed in to, and no others', () => {
  const [mine, hers, other] = [randomUUID(), randomUUID(), randomUUID()];
  const kept = addBrowser(addBrowser(undefined, mine), hers);
  expect(browserOf(kept, mine)).toMatch(/^[\w-]{43}$/);
  expect(browserOf(kept, hers)).not.toBe(browserOf(kept, mine));
  expect(browserOf(kept, other)).toBeNull();
  expect(browserOf(addBrowser(kept, mine), mine)).toBe(browserOf(kept, mine));
});

it('believes nothing that it did not sign', () => {
  const [mine, victim] = [randomUUID(), randomUUID()];
  const [, browser = '', signature = ''] = addBrowser(undefined, mine).split('.');
  for (const forged of [
    [victim, browser, signature].join('.'),
    [mine, `${browser}x`, signature].join('.'),
    [victim, '', ''].join('.'),
    '~~~',
    undefined,
  ]) {
    expect(browserOf(forged, victim)).toBeNull();
  }
});

it('keeps the last five accounts', () => {
  const ids = Array.from({ length: 7 }, () => randomUUID());
  const kept = ids.reduce<string | undefined>((before, id) => addBrowser(before, id), undefined);
  expect(ids.map((id) => browserOf(kept, id) !== null)).toEqual([
    ...[false, false],
    ...Array<boolean>(5).fill(true),
  ]);
});
