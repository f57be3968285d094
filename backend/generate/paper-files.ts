import sharp from 'sharp';
import { widths } from '../src/modules/uploads/domain/files.js';
import { UploadFiles } from '../src/modules/uploads/files/upload-files.js';
import type { Storage } from '../src/platform/storage/storage.js';
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

function draw(kind: Picture['kind']): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground[kind]}"/>
    <text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="120"
      fill="#5c6b62">${words[kind]}</text></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 60 }).toBuffer();
}
