import type { StaffItemView } from './catalogue.schema.js';

/** What the console and its files call the categories. */
export const categoryNames: Record<StaffItemView['category'], string> = {
  electronique: 'Électronique',
  bricolage: 'Bricolage',
  sport: 'Sport & Loisirs',
  cuisine: 'Cuisine',
  jardin: 'Jardin',
  vetements: 'Vêtements',
};

export const itemStateNames: Record<StaffItemView['state'], string> = {
  offered: 'Disponible',
  paused: 'En pause',
  missing: 'Non rendu',
  unavailable: 'Indisponible',
  hidden: 'Masqué',
  deleted: 'Supprimé',
};
