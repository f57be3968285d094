import type { ItemPlace, Point } from '@/api/types';

/** Where an object is, as it is typed. */
export type PlaceDraft = {
  city: string;
  /** Any name; empty for the city alone. */
  quartier: string;
  landmark: string;
  point: Point | null;
};

export const emptyPlace: PlaceDraft = {
  city: 'Libreville',
  quartier: '',
  landmark: '',
  point: null,
};

/** What the call takes of it: `Quartier, Ville` or the city alone. */
export function toPlace({ city, quartier, landmark, point }: PlaceDraft) {
  const area = quartier.replaceAll(',', ' ').trim();
  return {
    location: area ? `${area}, ${city}` : city,
    landmark: landmark.trim(),
    point,
  };
}

/** What was said of an object that is there, to be changed. */
export function draftOfPlace({ location, landmark, point }: ItemPlace): PlaceDraft {
  const [city = '', quartier = ''] = location.split(', ').reverse();
  return { city, quartier, landmark, point };
}
