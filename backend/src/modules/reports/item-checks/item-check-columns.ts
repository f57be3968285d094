import { type CsvColumns, instantCell } from '../../../platform/http/csv.js';
import { itemCheckOutcomeNames } from './item-check-words.js';
import type { ItemCheckView } from './item-checks.schema.js';

/** Objects to look at as a file, with what the console's list shows of them. */
export const itemCheckColumns: CsvColumns<ItemCheckView> = {
  Objet: ({ title }) => title,
  Propriétaire: ({ owner }) => owner.name,
  Mots: ({ words }) => words.join(', '),
  'Premier objet du membre': ({ early }) => (early ? 'Oui' : 'Non'),
  Depuis: ({ createdAt }) => instantCell(createdAt),
  Regardé: ({ checkedAt }) => instantCell(checkedAt),
  'Regardé par': ({ checkedBy }) => checkedBy?.name ?? null,
  Suite: ({ outcome }) => outcome && itemCheckOutcomeNames[outcome],
};
