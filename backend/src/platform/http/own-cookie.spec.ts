import { expect, it } from 'vitest';
import { ownCookie } from './own-cookie.js';

it('names a secure cookie so that nobody else can set it', () => {
  const whole = ownCookie('loka_x', '/', true);
  expect(whole).toEqual({
    name: '__Host-loka_x',
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure: true },
  });
  expect(ownCookie('loka_x', '/api/auth', true).name).toBe('__Secure-loka_x');
});

it('leaves the name over plain HTTP, where browsers refuse the prefix', () => {
  const { name, options } = ownCookie('loka_x', '/', false);
  expect([name, options.secure]).toEqual(['loka_x', false]);
});
