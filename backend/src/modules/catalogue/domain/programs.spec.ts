import { describe, expect, it } from 'vitest';
import { isProgram } from './programs.js';

describe('a view of an object', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.24.6.77 A',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'python-requests/2.32',
    '',
    undefined,
  ])('by %s is not one of a person', (userAgent) => {
    expect(isProgram(userAgent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/96.0 Mobile Safari/537.36',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; fr) Presto/2.5.25',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]',
  ])('by %s is one of a person', (userAgent) => {
    expect(isProgram(userAgent)).toBe(false);
  });
});
