import type { CsvColumns } from '../../platform/http/csv.js';
import type { StaffPlaceView } from './places.schema.js';

const kinds: Record<StaffPlaceView['kind'], string> = {
  city: 'Ville',
  quartier: 'Quartier',
  meeting_point: 'Point de rencontre',
};

/** Places as a file, with what the console's list shows of them. */
export const placeColumns: CsvColumns<StaffPlaceView> = {
  Nom: ({ name }) => name,
  Type: ({ kind }) => kinds[kind],
  Ville: ({ city }) => city,
  Quartier: ({ quartier }) => quartier,
  Repère: ({ landmark }) => landmark,
  Statut: ({ active }) => (active ? 'Proposé' : 'Retiré'),
};
