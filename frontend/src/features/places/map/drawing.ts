import type { Point } from '@/api/types';

/** Points as they are written in the drawings: latitude, then longitude, in degrees. */
export type Line = readonly (readonly [latitude: number, longitude: number])[];

/** A city as we draw it: simple, and right to a few hundred metres. */
export interface Drawing {
  /** Of the whole city, with its width in kilometres. */
  center: Point;
  width: number;
  land: readonly Line[];
  roads: readonly Line[];
  /** What the water is called, and where that is written. */
  waters: readonly (readonly [name: string, latitude: number, longitude: number])[];
}
