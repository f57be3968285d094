import type { Metadata, ResizeOptions, Sharp } from 'sharp';
import { type Preset, widths } from '../domain/files.js';
import { isDecodable, mostJpegPixels, type PictureHeader } from '../domain/picture-limits.js';
import { blurOf } from './blur-of.js';
import { sharp } from './limited-sharp.js';
import { pictureHash } from './picture-hash.js';
import { picturePrints } from './picture-prints.js';

export interface Copy {
  /** Of its preset; the copy of a smaller picture is smaller. */
  width: number;
  content: Uint8Array;
}

export interface EncodedPicture {
  copies: Copy[];
  /** Pixels of the largest copy. */
  width: number;
  height: number;
  /** See `blurOf`. */
  blur: string | null;
  /** See `pictureHash`; of identity pictures alone. */
  hash: bigint | null;
  /** See `picturePrints`; of identity pictures alone. */
  prints: Uint8Array | null;
}

/**
 * Decodes a picture and writes it anew as WebP in the sizes of its preset: upright, and without whatever the file said
 * beside the picture (place, camera, name). Runs in a process of its own.
 *
 * @throws Error when it is no whole JPEG, PNG or WebP of a sane size
 */
export async function task(order: {
  content: Uint8Array;
  preset: Preset;
}): Promise<EncodedPicture> {
  const { preset } = order;
  const content = Buffer.from(order.content);
  const header = headerOf(await sharp(content, { limitInputPixels: mostJpegPixels }).metadata());
  if (!isDecodable(header)) throw new Error(`${header.width} × ${header.height} pixels`);
  const pixels = await decode(content, preset);
  const copies: Copy[] = [];
  let size = { width: 0, height: 0 };
  for (const width of widths[preset]) {
    const { data, info } = await encodeCopy(pixels, preset, width);
    copies.push({ width, content: data });
    size = { width: info.width, height: info.height };
  }
  const [smallest] = copies;
  return {
    ...{ copies, ...size },
    blur: smallest ? await blurOf(Buffer.from(smallest.content)) : null,
    hash: preset === 'identity' ? await pictureHash(pixels) : null,
    prints: preset === 'identity' ? await picturePrints(pixels) : null,
  };
}

function headerOf({ format, width, height, ...rest }: Metadata): PictureHeader {
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw new Error(format);
  return {
    ...{ format, width, height, channels: rest.channels },
    bytesPerSample: rest.depth === 'ushort' ? 2 : 1,
    isProgressive: rest.isProgressive,
    isSubsampled: rest.chromaSubsampling === '4:2:0',
    isTurned: (rest.orientation ?? 1) > 1,
  };
}

/** The pixels of the largest copy, decoded once for all of them; of a large JPEG, as few as that takes. */
async function decode(content: Buffer, preset: Preset): Promise<Sharp> {
  const { data, info } = await sharp(content, {
    limitInputPixels: mostJpegPixels,
    failOn: 'error',
  })
    .autoOrient()
    .resize(frame(preset, Math.max(...widths[preset])))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

function encodeCopy(pixels: Sharp, preset: Preset, width: number) {
  return (
    pixels
      .clone()
      .resize(frame(preset, width))
      // The smaller ones are shown on two pixels each, where the difference is not seen.
      .webp({ quality: width < 1000 ? 72 : 80 })
      .toBuffer({ resolveWithObject: true })
  );
}

/** Avatars are cropped to squares; others keep their ratio, at most twice as high as wide. */
function frame(preset: Preset, width: number): ResizeOptions {
  return preset === 'avatar'
    ? { width, height: width, fit: 'cover', withoutEnlargement: true }
    : { width, height: 2 * width, fit: 'inside', withoutEnlargement: true };
}
