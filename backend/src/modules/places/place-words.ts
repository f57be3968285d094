import type { StaffPlaceView } from './places.schema.js';

/** What the console and its files call the kinds of places. */
export const placeKindNames: Record<StaffPlaceView['kind'], string> = {
  city: 'Ville',
  quartier: 'Quartier',
  meeting_point: 'Point de rencontre',
};

/** Whether members may choose one. */
export const placeStateNames = { offered: 'Proposé', retired: 'Retiré' };
