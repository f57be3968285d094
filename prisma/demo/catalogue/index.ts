import { bricolage } from './bricolage.js';
import { cuisine } from './cuisine.js';
import { electronique } from './electronique.js';
import { jardin } from './jardin.js';
import type { Model } from './listing.js';
import { sport } from './sport.js';
import { vetements } from './vetements.js';

export type CategoryId =
  | 'electronique'
  | 'bricolage'
  | 'sport'
  | 'cuisine'
  | 'jardin'
  | 'vetements';

/** Every announcement of the demo, by category: 124, 98, 76, 57, 43 and 112 of them. */
export const catalogue: Record<CategoryId, Model[]> = {
  electronique,
  bricolage,
  sport,
  cuisine,
  jardin,
  vetements,
};
