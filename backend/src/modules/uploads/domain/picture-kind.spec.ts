import { expect, it } from 'vitest';
import { beginsAsPicture } from './picture-kind.js';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each(['\xff\xd8\xff\xe0cut off', '\x89PNG\r\n\x1a\n', 'RIFF\x00\x00\x00\x00WEBPVP8 '])(
  'a picture of a format that is decoded: %j',
  (start) => expect(beginsAsPicture(bytes(start))).toBe(true),
);

it.each(['', 'GIF89a', '\x00\x00\x00\x18ftypheic', '<svg>', 'RIFF\x00\x00\x00\x00WAVEfmt '])(
  'any other file: %j',
  (start) => expect(beginsAsPicture(bytes(start))).toBe(false),
);
