import { electronique } from './electronique.js';
import type { Model } from './listing.js';

/** Everything on offer, by category. */
export const catalogue: Record<string, Model[]> = { electronique };
