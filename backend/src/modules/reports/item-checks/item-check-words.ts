import type { ItemCheckView } from './item-checks.schema.js';

/** What the console and its files call how a look at an object ended. */
export const itemCheckOutcomeNames: Record<NonNullable<ItemCheckView['outcome']>, string> = {
  kept: 'Rien à redire',
  hidden: 'Masqué',
  gone: 'Supprimé par son propriétaire',
};
