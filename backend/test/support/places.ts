import { randomUUID } from 'node:crypto';
import { Db } from '../../src/platform/database/prisma.js';
import { provided } from './api.js';

export interface PlaceTraits {
  /** Libreville without. */
  city?: string;
  /** Louis, in Libreville, without. */
  quartier?: string;
  active?: boolean;
}

/** A meeting point that no other test has, in a quartier of the first release. */
export async function aMeetingPoint({
  city = 'Libreville',
  quartier = 'Louis',
  active = true,
}: PlaceTraits = {}) {
  const db = provided(Db);
  const { id: quartierId } = await db.quartier.findFirstOrThrow({
    where: { name: quartier, city: { name: city } },
  });
  return db.meetingPoint.create({
    data: {
      id: randomUUID(),
      quartierId,
      name: `Carrefour ${randomUUID()}`,
      landmark: 'devant la banque',
      latitude: 0.4081,
      longitude: 9.4362,
      active,
    },
  });
}
