import sharp from 'sharp';
import { drawText } from '../../src/modules/site/share-card/card-text.js';
import { widths } from '../../src/modules/uploads/domain/files.js';
import { UploadFiles } from '../../src/modules/uploads/files/upload-files.js';
import type { Storage } from '../../src/platform/storage/storage.js';
import type { Picture } from './identities.js';

const [width] = widths.identity;
const height = 1000;

const ground = { document: '#e4efe6', back: '#dfe9ee', photo: '#d9d2c3' };
const words = { document: 'SPÉCIMEN', back: 'VERSO SPÉCIMEN', photo: 'PHOTO' };

/** Stores the files of generated papers as the product does, sealed: the same small picture for each kind. */
export async function storePapers(storage: Storage, pictures: readonly Picture[]): Promise<void> {
  const files = new UploadFiles(storage);
  const drawn = new Map<Picture['kind'], Buffer>();
  for (const { id, kind } of pictures) {
    const content = drawn.get(kind) ?? (await draw(kind));
    drawn.set(kind, content);
    await files.put({ id, preset: 'identity' }, width, content);
  }
}

async function draw(kind: Picture['kind']): Promise<Buffer> {
  const style = { weight: 'semiBold', size: 90, colour: '#5c6b62', width } as const;
  // Not as SVG: where no fonts are installed its text would be boxes.
  const { input } = await drawText(words[kind], style);
  return sharp({ create: { width, height, channels: 3, background: ground[kind] } })
    .composite([{ input }])
    .webp({ quality: 60 })
    .toBuffer();
}
