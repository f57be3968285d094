import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { phonePhoto } from './phone-photo.js';

const pictures = path.join(import.meta.dirname, '../pictures');

/** The listings whose first picture somebody took with a phone. */
const listings = [
  'bricolage/barrow-1',
  'bricolage/barrow-3',
  'cuisine/barbecue-2',
  'cuisine/barbecue-4',
  'electronique/actioncam-2',
  'electronique/console-1',
  'electronique/console-4',
  'electronique/cooler-2',
] as const;

for (const [seed, listing] of listings.entries()) {
  const photo = await phonePhoto(await readFile(path.join(pictures, `${listing}.webp`)), seed);
  const named = listing.replace(/-(\d+)$/, '-phone-$1.webp');
  await writeFile(path.join(pictures, named), photo);
}
