import { z } from 'zod';
import { listing } from '../../../platform/http/listing.js';

const xaf = z.int();

const figures = {
  views: z.int(),
  requests: z.int(),
  accepted: z.int().describe('Of the requests that the owner accepted or refused or let expire'),
  decided: z.int(),
  income: xaf.describe('XAF, as the ledger has it; what was given back is taken off'),
};

/** What the objects of an owner brought in a month of Gabon. */
export const monthFiguresView = z
  .object({ month: z.string().describe('`2026-12`'), ...figures })
  .meta({ id: 'MonthFigures' });

/** What one object brought in these months. */
export const itemFiguresView = z
  .object({
    itemId: z.uuid(),
    title: z.string(),
    image: z.string().nullable(),
    ...figures,
    months: z.array(z.object({ month: z.string(), income: xaf })),
  })
  .meta({ id: 'ItemFigures' });

export const figuresListing = listing.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
/** In one spelling: views are counted by it. */
export const viewedItem = z.object({ id: z.uuid().toLowerCase() });

export type MonthFiguresView = z.infer<typeof monthFiguresView>;
export type ItemFiguresView = z.infer<typeof itemFiguresView>;
