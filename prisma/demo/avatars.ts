import sharp from 'sharp';
import { fileKey, widths } from '../../backend/src/modules/uploads/domain/files.js';
import type { Db } from '../../backend/src/platform/database/prisma.js';
import type { Storage } from '../../backend/src/platform/storage/storage.js';
import type { Person } from './people.js';
import { portrait } from './portrait.js';
import { stableId } from './stable.js';

const [size] = widths.avatar;

/** Gives each person a drawn portrait. */
export async function loadAvatars(
  db: Db,
  storage: Storage,
  people: readonly Person[],
  since: Date,
): Promise<void> {
  const avatars = people.map((person) => ({ person, id: stableId(`avatar ${person.email}`) }));
  await db.upload.createMany({
    data: avatars.map(({ person, id }) => ({
      id,
      ownerId: person.id,
      preset: 'avatar',
      width: size,
      height: size,
      createdAt: since,
    })),
  });
  for (const { person, id } of avatars) {
    const drawn = await sharp(Buffer.from(portrait(person.name)))
      .resize(size)
      .webp({ quality: 86 })
      .toBuffer();
    await storage.put(fileKey('avatar', id), drawn, 'image/webp');
    await db.user.update({ where: { id: person.id }, data: { avatarId: id } });
  }
}
