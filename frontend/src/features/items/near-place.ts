import { browserStorage } from '@loka/client';

const KEY = 'loka.near';
/** Where most objects are. */
const FIRST = 'Libreville';

/** The place, `Quartier, Ville` or a city, that was last asked to be near to. Kept on this device alone. */
export const nearPlace = {
  last: () => browserStorage.get(KEY) ?? FIRST,
  keep: (place: string) => browserStorage.set(KEY, place),
};
