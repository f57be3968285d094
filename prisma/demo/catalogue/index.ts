import type { Category } from '../../../backend/src/modules/items/domain/item-choices.js';
import { bricolage } from './bricolage.js';
import { cuisine } from './cuisine.js';
import { electronique } from './electronique.js';
import { jardin } from './jardin.js';
import type { Model } from './listing.js';
import { sport } from './sport.js';
import { vetements } from './vetements.js';

/** Every announcement of the demo, by category: 124, 98, 76, 57, 43 and 112 of them. */
export const catalogue: Record<Category, Model[]> = {
  electronique,
  bricolage,
  sport,
  cuisine,
  jardin,
  vetements,
};
