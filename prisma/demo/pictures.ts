import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fileKey, widths } from '../../backend/src/modules/uploads/domain/files.js';
import type { Prisma } from '../../backend/src/platform/prisma/generated/client.js';
import type { Storage } from '../../backend/src/platform/storage/storage.js';
import type { Offer } from './listings.js';
import { stableId } from './stable.js';

const folder = path.resolve('prisma/demo/pictures');

/** A picture of an offer: its row, and the file it is made from. */
interface Shot {
  upload: Prisma.UploadCreateManyInput;
  image: Prisma.ItemImageCreateManyInput;
  source: string;
}

/** The pictures of an offer, in order: the object, then in use, then close by. */
export function shotsOf(offer: Offer): Shot[] {
  return filesFor(offer).map((source, position) => {
    const id = stableId(`picture ${offer.id} ${position}`);
    return {
      upload: {
        id,
        ownerId: offer.owner.id,
        preset: 'item',
        width: 1280,
        height: 960,
        createdAt: offer.createdAt,
      },
      image: { itemId: offer.id, position, uploadId: id },
      source,
    };
  });
}

/** Stores every shot in the sizes of the product. Each source is encoded once, however often it serves. */
export async function storePictures(storage: Storage, shots: Shot[]): Promise<void> {
  const bySource = new Map<string, Shot[]>();
  for (const shot of shots) bySource.set(shot.source, [...(bySource.get(shot.source) ?? []), shot]);
  const queue = [...bySource];
  const lanes = Array.from({ length: 4 }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [source, serving] = next;
      const original = await readFile(source);
      for (const width of widths.item) {
        const copy = await sharp(original)
          .resize({ width })
          .webp({ quality: 74, effort: 1 })
          .toBuffer();
        for (const { upload } of serving) {
          await storage.put(fileKey('item', upload.id, width), copy, 'image/webp');
        }
      }
    }
  });
  await Promise.all(lanes);
}

/** A model has some views of the object, shared in turn by its listings, some in use and some close by. */
function filesFor({ category, model, index }: Offer): string[] {
  const all = readdirSync(path.join(folder, category));
  const kinds = ['', 'setting-', 'detail-'].map((kind) =>
    all
      .filter((file) => new RegExp(`^${model.key}-${kind}\\d+\\.webp$`).test(file))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  );
  return kinds
    .map((files) => files[index % Math.max(files.length, 1)])
    .filter((file) => file !== undefined)
    .map((file) => path.join(folder, category, file));
}
