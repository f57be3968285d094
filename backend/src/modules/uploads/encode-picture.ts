import sharp, { type OutputInfo, type ResizeOptions, type Sharp } from 'sharp';
import { Refusal } from '../../kernel/errors.js';
import { type Preset, widths } from './domain/files.js';

/** Above what phones take, far below what a few hundred kilobytes can be made to unpack to. */
const mostPixels = 64_000_000;
const seconds = 20;

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
 * @throws Refusal `unsupported-image` when it is no whole JPEG, PNG or WebP of a sane size
 */
export async function encodePicture(content: Buffer, preset: Preset): Promise<Copy[]> {
  try {
    const pixels = await decode(content, preset);
    return await Promise.all(widths[preset].map((width) => encodeCopy(pixels, preset, width)));
  } catch {
    // libvips tells a broken picture from a hostile one no better than its text does.
    throw new Refusal('unsupported-image');
  }
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

/** Avatars are squares; anything else keeps its form, unless it is a ribbon. */
function frame(preset: Preset, width: number): ResizeOptions {
  return preset === 'avatar'
    ? { width, height: width, fit: 'cover', withoutEnlargement: true }
    : { width, height: 2 * width, fit: 'inside', withoutEnlargement: true };
}
