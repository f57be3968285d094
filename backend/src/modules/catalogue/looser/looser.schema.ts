import { z } from 'zod';
import { itemSearch } from '../catalogue.schema.js';

/** The page of the explorer: with as many objects that match as specified, nobody asks for others. */
export const wholePage = 24;

/** The list's own search; its order, its pages and their length are not those of looser matches. */
export const looserSearch = itemSearch.safeExtend({
  q: z.string().trim().min(2).max(100).describe('What was searched'),
});

export type LooserSearch = z.output<typeof looserSearch>;
