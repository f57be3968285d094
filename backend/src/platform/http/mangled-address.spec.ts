import { expect, it } from 'vitest';
import { isDecodable, withoutLeftover } from './mangled-address.js';

it.each([
  ['/objet/1.', '/objet/1'],
  ['/objet/1).', '/objet/1'],
  ['/objet/1,?du=2027-01-02', '/objet/1?du=2027-01-02'],
])('%s leads to %s', (address, meant) => expect(withoutLeftover(address)).toBe(meant));

it.each(['/objet/1', '/', '/objet/1?q=a.', '//elsewhere.example.', '.'])(
  '%s is left as it is',
  (address) => expect(withoutLeftover(address)).toBeNull(),
);

it('an address cut within a letter cannot be decoded; its query is not looked at', () => {
  expect(isDecodable('/objet/%E0%A4%A')).toBe(false);
  expect(isDecodable('/objet/%C3%A9?q=%E0%A4%A')).toBe(true);
});
