import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fileKey, widths } from '../../backend/src/modules/uploads/domain/files.js';
import { blurOf } from '../../backend/src/modules/uploads/pictures/blur-of.js';
import type { Prisma } from '../../backend/src/platform/database/generated/client.js';
import type { Storage } from '../../backend/src/platform/storage/storage.js';
import type { Offer } from './listings.js';
import { stableId } from './stable.js';

const folder = path.resolve('prisma/demo/pictures');
/** Of the studio's pictures, and of those that a phone took. */
const lying = { width: 800, height: 600 };
const upright = { width: 600, height: 800 };
const [thumbnail] = widths.item;

/** A picture of an offer: its row, and the file it is made from. */
interface Shot {
  upload: Prisma.UploadCreateManyInput;
  image: Prisma.ItemImageCreateManyInput;
  source: string;
}

/** The pictures of an offer, in order: a phone's, the object, then in use, then close by. */
export function shotsOf(offer: Offer): Shot[] {
  return filesFor(offer).map((source, position) => {
    const id = stableId(`picture ${offer.id} ${position}`);
    return {
      upload: {
        id,
        ownerId: offer.owner.id,
        preset: 'item',
        ...(isPhonePhoto(source) ? upright : lying),
        createdAt: offer.createdAt,
      },
      image: { itemId: offer.id, position, uploadId: id },
      source,
    };
  });
}

type PictureFacts = Pick<Prisma.UploadCreateManyInput, 'blur' | 'bytes'>;

/**
 * Stores every shot in the sizes of the product.
 *
 * @returns what is kept of each source
 */
export async function storePictures(
  storage: Storage,
  shots: Shot[],
): Promise<Map<string, PictureFacts>> {
  const queue = [...shots];
  const facts = new Map<string, PictureFacts>();
  const lanes = Array.from({ length: 4 }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { source, upload } = next;
      const copies = await copiesOf(source);
      for (const { width, content } of copies) {
        await storage.put(fileKey('item', upload.id, width), content, 'image/webp');
      }
      const [smallest] = copies;
      const bytes = copies.map(({ content }) => content.length);
      if (smallest) facts.set(source, { blur: await blurOf(smallest.content), bytes });
    }
  });
  await Promise.all(lanes);
  return facts;
}

/** The sources weigh no more than a copy of theirs at 640 pixels would: only thumbnails are encoded. */
async function copiesOf(source: string): Promise<{ width: number; content: Buffer }[]> {
  const original = await readFile(source);
  return Promise.all(
    widths.item.map(async (width) => ({
      width,
      content:
        width === thumbnail
          ? await sharp(original).resize(width).webp({ quality: 74, effort: 1 }).toBuffer()
          : original,
    })),
  );
}

/**
 * Every listing has the object and a closer look at it; most have the object in use between the two, and
 * some begin with a photo as phones take them.
 */
function filesFor({ category, model, index }: Offer): string[] {
  return [PHONE, '', 'setting-', 'detail-']
    .map((kind) => path.join(folder, category, `${model.key}-${kind}${index + 1}.webp`))
    .filter((file) => existsSync(file));
}

const PHONE = 'phone-';

const isPhonePhoto = (source: string) => path.basename(source).includes(`-${PHONE}`);
