import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import type { CityView } from './places.schema.js';

const offered = { where: { active: true }, orderBy: { name: 'asc' } } as const;

/** The places that owners and renters choose from. */
@Injectable()
export class PlacesQueries {
  constructor(private readonly db: Db) {}

  async list(): Promise<CityView[]> {
    const cities = await this.db.city.findMany({
      ...offered,
      include: { quartiers: { ...offered, include: { meetingPoints: offered } } },
    });
    return cities.map((city) => ({
      ...named(city),
      quartiers: city.quartiers.map(named),
      meetingPoints: city.quartiers.flatMap((quartier) =>
        quartier.meetingPoints.map((meetingPoint) => ({
          ...named(meetingPoint),
          landmark: meetingPoint.landmark,
          quartier: quartier.name,
          city: city.name,
        })),
      ),
    }));
  }
}

function named({ id, name, latitude, longitude }: Located) {
  return { id, name, point: { latitude, longitude } };
}

interface Located {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}
