import { describe, expect, it } from 'vitest';
import { isDecodable, type PictureHeader } from './picture-limits.js';

const header = (format: PictureHeader['format'], width: number, height: number, more = {}) => ({
  ...{ format, width, height, channels: 3, bytesPerSample: 1 },
  ...{ isProgressive: false, isSubsampled: format === 'jpeg', isTurned: false },
  ...more,
});
const progressive = { isProgressive: true };

describe('a picture is decoded', () => {
  it.each([
    ['a photo of a phone', header('jpeg', 4000, 3000, progressive)],
    ['one of 108 megapixels', header('jpeg', 12_000, 9_000)],
    ['a PNG of 40 megapixels', header('png', 8_000, 5_000)],
    ['an interlaced PNG of 40 megapixels', header('png', 8_000, 5_000, progressive)],
    ['a WebP of 40 megapixels', header('webp', 8_000, 5_000)],
    ['one with the longest side', header('png', 12_000, 1)],
  ])('%s', (_, picture) => expect(isDecodable(picture)).toBe(true));
});

describe('a picture is refused by its header', () => {
  it.each([
    ['with a longer side', header('png', 1, 12_001)],
    ['a JPEG with a longer side', header('jpeg', 12_001, 10)],
    ['a JPEG of more than 120 megapixels', header('jpeg', 12_000, 10_001)],
    ['a PNG of more than 40 megapixels', header('png', 8_000, 5_001)],
    ['a WebP of more than 40 megapixels', header('webp', 8_000, 5_001)],
    [
      'an interlaced PNG of 16 bits',
      header('png', 7_000, 5_000, { ...progressive, bytesPerSample: 2 }),
    ],
    [
      'a large PNG of 16 bits that has to be turned',
      header('png', 7_000, 5_000, { isTurned: true, bytesPerSample: 2 }),
    ],
    ['a progressive JPEG of 108 megapixels', header('jpeg', 12_000, 9_000, progressive)],
    [
      'a progressive JPEG of 30 megapixels in full colour',
      header('jpeg', 6_000, 5_000, { ...progressive, isSubsampled: false }),
    ],
  ])('%s', (_, picture) => expect(isDecodable(picture)).toBe(false));
});
