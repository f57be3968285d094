import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { StaffItemView } from './catalogue.schema.js';
import { categoryNames, itemStateNames } from './item-words.js';

/** Objects as a file, with what the console's list shows of them. Amounts in XAF. */
export const itemColumns: CsvColumns<StaffItemView> = {
  Objet: ({ title }) => title,
  Catégorie: ({ category }) => categoryNames[category],
  'Prix (FCFA)': ({ price }) => price,
  Par: ({ priceUnit }) => priceUnit,
  Propriétaire: ({ ownerName }) => ownerName,
  Lieu: ({ location }) => location,
  État: ({ state }) => itemStateNames[state],
  Ajouté: ({ createdAt }) => instantCell(createdAt),
};
