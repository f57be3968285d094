import { ProblemError } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { PlaceKind } from './domain/place-kind.js';
import type { PlaceChange } from './places.schema.js';

/** A place of any kind, as staff change it. */
export interface PlaceRecord {
  id: string;
  kind: PlaceKind;
  name: string;
  active: boolean;
}

type Written = Partial<Pick<PlaceRecord, 'name' | 'active'>> & {
  latitude?: number;
  longitude?: number;
  landmark?: string;
};

/** @throws ProblemError `place-not-found` */
export async function findPlace(tx: Tx, id: string): Promise<PlaceRecord> {
  const where = { where: { id }, select: { id: true, name: true, active: true } };
  const city = await tx.city.findUnique(where);
  if (city) return { ...city, kind: 'city' };
  const quartier = await tx.quartier.findUnique(where);
  if (quartier) return { ...quartier, kind: 'quartier' };
  const meetingPoint = await tx.meetingPoint.findUnique(where);
  if (meetingPoint) return { ...meetingPoint, kind: 'meeting_point' };
  throw new ProblemError('place-not-found');
}

/** Writes columns of a place; a landmark is a meeting point's alone. */
export async function updatePlace(
  tx: Tx,
  { id, kind }: PlaceRecord,
  { landmark, ...data }: Written,
): Promise<void> {
  if (kind === 'city') await tx.city.update({ where: { id }, data });
  else if (kind === 'quartier') await tx.quartier.update({ where: { id }, data });
  else {
    const found = landmark === undefined ? {} : { landmark };
    await tx.meetingPoint.update({ where: { id }, data: { ...data, ...found } });
  }
}

/** The columns that staff write of any place. */
export function columnsOf({ name, landmark, point }: PlaceChange) {
  return { name, landmark, ...point };
}
