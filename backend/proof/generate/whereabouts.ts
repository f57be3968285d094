import { landmarks } from '../../../prisma/demo/places.js';
import type { Member } from './members.js';
import type { Place } from './places.js';
import type { Random } from './random.js';

/** How an owner's objects are found, by columns of `items`. */
interface Directions {
  landmark: string;
  latitude: number | null;
  longitude: number | null;
}

/** The share of owners who say it, and of them who put a point on the map. */
const shares = { landmark: 0.7, point: 0.8 };
/** How far a point is from the middle of its quartier at most, in degrees: about 300 metres. */
const farthest = 0.0027;
const metres = 100_000;

/** Where owners keep their objects: each all of them at one place. */
export class Whereabouts {
  private readonly known = new Map<string, Directions>();

  constructor(private readonly random: Random) {}

  of({ id }: Member, place: Place): Directions {
    const known = this.known.get(id) ?? this.draw(place);
    this.known.set(id, known);
    return known;
  }

  private draw({ quartierId, latitude, longitude }: Place): Directions {
    const { random } = this;
    const nowhere = { landmark: '', latitude: null, longitude: null };
    if (quartierId === null || !random.chance(shares.landmark)) return nowhere;
    const landmark = random.pick(landmarks);
    if (!random.chance(shares.point)) return { ...nowhere, landmark };
    return { landmark, latitude: this.near(latitude), longitude: this.near(longitude) };
  }

  /** Degrees, to about a metre. */
  private near(degrees: number): number {
    const aside = this.random.between(-farthest, farthest);
    return Math.round((degrees + aside) * metres) / metres;
  }
}
