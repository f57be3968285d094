import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { StaffItemView } from './catalogue.schema.js';

const categories: Record<StaffItemView['category'], string> = {
  electronique: 'Électronique',
  bricolage: 'Bricolage',
  sport: 'Sport & Loisirs',
  cuisine: 'Cuisine',
  jardin: 'Jardin',
  vetements: 'Vêtements',
};

const states: Record<StaffItemView['state'], string> = {
  offered: 'Disponible',
  paused: 'En pause',
  unavailable: 'Indisponible',
  hidden: 'Masqué',
  deleted: 'Supprimé',
};

/** Objects as a file, with what the console's list shows of them. Amounts in XAF. */
export const itemColumns: CsvColumns<StaffItemView> = {
  Objet: ({ title }) => title,
  Catégorie: ({ category }) => categories[category],
  'Prix (FCFA)': ({ price }) => price,
  Par: ({ priceUnit }) => priceUnit,
  Propriétaire: ({ ownerName }) => ownerName,
  Lieu: ({ location }) => location,
  État: ({ state }) => states[state],
  Ajouté: ({ createdAt }) => instantCell(createdAt),
};
