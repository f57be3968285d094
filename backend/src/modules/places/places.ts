import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import type { MeetingPointView } from './places.schema.js';

/** A meeting point, with what decides whether it can be chosen. */
export interface FoundMeetingPoint {
  cityId: string;
  /** Whether staff offer it, its quartier and its city. */
  isActive: boolean;
}

/** What other modules ask of places. */
@Injectable()
export class Places {
  constructor(private readonly db: Db) {}

  /**
   * A location that somebody typed, `Quartier, Ville` or the city alone, is in a city that is offered.
   * Any quartier will do: the lists do not hold them all.
   *
   * @throws ProblemError `invalid-request` naming the cities
   */
  async requireKnownCity(location: string, tx: Tx = this.db): Promise<void> {
    const city = location.split(', ').at(-1) ?? '';
    const cities = await tx.$queryRaw<{ name: string; isMeant: boolean }[]>`
      select name, normalize_search(name) = normalize_search(${city}) as "isMeant"
      from cities where active order by name`;
    if (cities.some(({ isMeant }) => isMeant)) return;
    const names = cities.map(({ name }) => `« Quartier, ${name} »`).join(' ou ');
    throw new ProblemError('invalid-request', [{ path: 'location', message: `Indiquez ${names}` }]);
  }

  /** Null when there is none. */
  async findMeetingPoint(id: string, tx: Tx = this.db): Promise<FoundMeetingPoint | null> {
    const found = await tx.meetingPoint.findUnique({
      where: { id },
      select: { active: true, quartier: { select: { active: true, city: true } } },
    });
    if (!found) return null;
    const { active, quartier } = found;
    return {
      cityId: quartier.city.id,
      isActive: active && quartier.active && quartier.city.active,
    };
  }

  /** By id, also of those that are not offered any more. */
  async listMeetingPoints(
    ids: readonly string[],
    tx: Tx = this.db,
  ): Promise<Map<string, MeetingPointView>> {
    if (ids.length === 0) return new Map();
    const points = await tx.meetingPoint.findMany({
      where: { id: { in: [...ids] } },
      include: { quartier: { include: { city: true } } },
    });
    return new Map(
      points.map(({ id, name, landmark, latitude, longitude, quartier }) => [
        id,
        {
          id,
          name,
          landmark,
          quartier: quartier.name,
          city: quartier.city.name,
          point: { latitude, longitude },
        },
      ]),
    );
  }
}
