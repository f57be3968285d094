import { describe, expect, it } from 'vitest';
import { ownPage } from './own-page';

describe('where a sign-in leads', () => {
  it.each([
    '/',
    '/tableau-de-bord',
    '/item/1?du=2026-12-01&au=2026-12-02#avis',
    '/a%20b',
    '/%2F%2Fevil',
  ])('is a page of the site: %s', (address) => {
    expect(ownPage(address)).toBe(address);
  });

  it.each([
    ...[
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\\/evil.example',
    ],
    ...[
      '/\t/evil.example',
      '/\n/evil.example',
      '\t//evil.example',
      '/\r\\evil.example',
      '/\u0000/evil',
    ],
    ...['/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/%2e//evil.example'],
    ...['https://evil.example', 'http:evil.example', 'javascript:alert(1)', 'evil', '@evil', ''],
    null,
  ])('is no other: %j', (address) => {
    expect(ownPage(address)).toBeNull();
  });
});
