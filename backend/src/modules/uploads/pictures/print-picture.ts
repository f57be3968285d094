import { mostJpegPixels } from '../domain/picture-limits.js';
import { sharp } from './limited-sharp.js';
import { picturePrints } from './picture-prints.js';

/** The prints of a copy that is stored already. Runs in a process of its own, as `encode-picture` does. */
export async function task({ content }: { content: Uint8Array }): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(content), { limitInputPixels: mostJpegPixels })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return picturePrints(sharp(data, { raw: { width, height, channels } }));
}
