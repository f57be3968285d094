import type { CsvColumns } from '../../platform/http/csv.js';
import { placeKindNames, placeStateNames } from './place-words.js';
import type { StaffPlaceView } from './places.schema.js';

/** Places as a file, with what the console's list shows of them. */
export const placeColumns: CsvColumns<StaffPlaceView> = {
  Nom: ({ name }) => name,
  Type: ({ kind }) => placeKindNames[kind],
  Ville: ({ city }) => city,
  Quartier: ({ quartier }) => quartier,
  Repère: ({ landmark }) => landmark,
  Statut: ({ active }) => (active ? placeStateNames.offered : placeStateNames.retired),
};
