import sharp, { type OutputInfo, type Sharp } from 'sharp';
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
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds });
    return await Promise.all(widths[preset].map((width) => encodeCopy(picture, preset, width)));
  } catch {
    // libvips tells a broken picture from a hostile one no better than its text does.
    throw new Refusal('unsupported-image');
  }
}

async function encodeCopy(picture: Sharp, preset: Preset, width: number): Promise<Copy> {
  const square = preset === 'avatar';
  const { data, info } = await picture
    .clone()
    .resize({
      width,
      height: square ? width : 2 * width,
      fit: square ? 'cover' : 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { width, content: data, info };
}
