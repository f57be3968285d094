import { describe, expect, it } from 'vitest';
import { draftOfPlace, emptyPlace, type PlaceDraft, toPlace } from './place-draft';

const point = { latitude: 0.376, longitude: 9.46 };

describe('where an object is', () => {
  it('is sent as quartier and city, or the city alone', () => {
    const location = (typed: Partial<PlaceDraft>) => toPlace({ ...emptyPlace, ...typed }).location;
    expect(location({ quartier: ' Glass ' })).toBe('Glass, Libreville');
    expect(location({ city: 'Port-Gentil' })).toBe('Port-Gentil');
  });

  it('names one quartier, whatever commas are typed', () => {
    expect(toPlace({ ...emptyPlace, quartier: 'PK8, bas' }).location).toBe('PK8  bas, Libreville');
  });

  it('is found again to be changed as it was said', () => {
    const place = { location: 'Glass, Libreville', landmark: 'portail vert', point };
    expect(toPlace(draftOfPlace(place))).toEqual(place);
    const city = { location: 'Port-Gentil', landmark: '', point: null };
    expect(toPlace(draftOfPlace(city))).toEqual(city);
  });
});
