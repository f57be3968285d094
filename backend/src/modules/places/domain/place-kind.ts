export const placeKinds = ['city', 'quartier', 'meeting_point'] as const;

/** A city, a part of one, or a public place where parties meet; each lies within one of the kind before. */
export type PlaceKind = (typeof placeKinds)[number];
