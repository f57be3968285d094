import sharp, { type OutputInfo, type ResizeOptions, type Sharp } from 'sharp';
import { ProblemError } from '../../kernel/errors.js';
import { BoundedQueue } from './bounded-queue.js';
import { type Preset, widths } from './domain/files.js';

/** Above what phones take, far below what a few hundred kilobytes can be made to unpack to. */
const mostPixels = 64_000_000;
/** Pixels. A PNG of 1 × 16,000,000 weighs 31 kB and takes seconds to decode. */
const longestSide = 12_000;
const seconds = 20;

/**
 * libuv's four threads also serve compression, password hashes and files. A picture has one thread
 * at a time here, so that two of the four are never busy with pictures.
 */
const queue = new BoundedQueue({ running: 2, waiting: 50 });
sharp.concurrency(1);

// Whatever else libvips could read (SVG and its references, PDF, TIFF…) never reaches its decoders.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

export interface Copy {
  /** The width asked for; the copy of a smaller picture is smaller. */
  width: number;
  content: Buffer;
  info: OutputInfo;
}

/**
 * Decodes a picture and writes it anew as WebP in the sizes of its preset: upright, and without
 * whatever the file said beside the picture (place, camera, name).
 *
 * @throws ProblemError `unsupported-image` when it is no whole JPEG, PNG or WebP of a sane size, or
 * `service-unavailable` when too many others are waiting
 */
export function encodePicture(content: Buffer, preset: Preset): Promise<Copy[]> {
  return queue.run(async () => {
    try {
      await requireSaneSize(content);
      const pixels = await decode(content, preset);
      const copies: Copy[] = [];
      for (const width of widths[preset]) copies.push(await encodeCopy(pixels, preset, width));
      return copies;
    } catch {
      // libvips distinguishes a damaged picture from a malicious one by its message alone.
      throw new ProblemError('unsupported-image');
    }
  });
}

/** Reads the header alone: nothing is decoded for it. */
async function requireSaneSize(content: Buffer): Promise<void> {
  const { width, height } = await sharp(content, { limitInputPixels: mostPixels }).metadata();
  if (Math.max(width, height) > longestSide) throw new Error(`${width} × ${height} pixels`);
}

/** The pixels of the largest copy, decoded once for all of them. */
async function decode(content: Buffer, preset: Preset): Promise<Sharp> {
  const { data, info } = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds })
    .autoOrient()
    .resize(frame(preset, Math.max(...widths[preset])))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function encodeCopy(pixels: Sharp, preset: Preset, width: number): Promise<Copy> {
  const { data, info } = await pixels
    .clone()
    .resize(frame(preset, width))
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { width, content: data, info };
}

/** Avatars are cropped to squares; others keep their ratio, at most twice as high as wide. */
function frame(preset: Preset, width: number): ResizeOptions {
  return preset === 'avatar'
    ? { width, height: width, fit: 'cover', withoutEnlargement: true }
    : { width, height: 2 * width, fit: 'inside', withoutEnlargement: true };
}
