import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addBrowser, browserOf } from './known-browsers.js';

const anAccount = () => ({ id: randomUUID(), passwordHash: 'a hash' });

it('knows a browser for the accounts that it signed in to, and no others', () => {
  const [mine, hers, other] = [anAccount(), anAccount(), anAccount()];
  const kept = addBrowser(addBrowser(undefined, mine), hers);
  expect(browserOf(kept, mine)).toMatch(/^[\w-]{43}$/);
  expect(browserOf(kept, hers)).not.toBe(browserOf(kept, mine));
  expect(browserOf(kept, other)).toBeNull();
  expect(browserOf(addBrowser(kept, mine), mine)).toBe(browserOf(kept, mine));
});

it('knows no browser that signed in with a password that was replaced since', () => {
  const account = anAccount();
  const kept = addBrowser(undefined, account);
  const now = { ...account, passwordHash: 'another hash' };
  expect(browserOf(kept, now)).toBeNull();
  expect(browserOf(addBrowser(kept, now), now)).not.toBe(browserOf(kept, account));
});

it('believes nothing that it did not sign', () => {
  const [mine, victim] = [anAccount(), anAccount()];
  const [, browser = '', signature = ''] = addBrowser(undefined, mine).split('.');
  for (const forged of [
    [victim.id, browser, signature].join('.'),
    [mine.id, `${browser}x`, signature].join('.'),
    [victim.id, '', ''].join('.'),
    '~~~',
    undefined,
  ]) {
    expect(browserOf(forged, victim)).toBeNull();
  }
});

it('keeps the last five accounts', () => {
  const accounts = Array.from({ length: 7 }, anAccount);
  const kept = accounts.reduce<string | undefined>(addBrowser, undefined);
  expect(accounts.map((account) => browserOf(kept, account) !== null)).toEqual([
    ...[false, false],
    ...Array<boolean>(5).fill(true),
  ]);
});
