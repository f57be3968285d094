import { expect, it } from 'vitest';
import { isHeic, isSentAsItIs } from './picture-format';

const file = (start: string, type = '') =>
  new Blob([Uint8Array.from(start, (letter) => letter.charCodeAt(0))], { type });

it.each(['image/heic', 'image/heif'])('%s is the photo of a phone', async (type) => {
  expect(await isHeic(file('', type))).toBe(true);
});

it('so is what begins as one, whatever the device says of it', async () => {
  expect(await isHeic(file('\x00\x00\x00\x18ftypheic'))).toBe(true);
  expect(await isHeic(file('\x00\x00\x00\x18ftypavif', 'image/avif'))).toBe(false);
  expect(await isHeic(file('GIF89a', 'image/gif'))).toBe(false);
});

it('a JPEG, PNG or WebP goes to the server in its own format', () => {
  expect(isSentAsItIs(file('', 'image/webp'))).toBe(true);
  expect(isSentAsItIs(file('', 'image/avif'))).toBe(false);
});
