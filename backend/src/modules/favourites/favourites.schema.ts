import { z } from 'zod';
import { mostFavourites } from '../../kernel/limits.js';

const fields = {
  start: z.iso.date().nullish().describe('The days looked at, [start, end); none without'),
  end: z.iso.date().nullish(),
};

const daysInOrder = ({
  start,
  end,
}: {
  start?: string | null | undefined;
  end?: string | null | undefined;
}) => (start && end ? start < end : !start && !end);

const daysWrong = {
  path: ['end'],
  message: 'Indiquez deux dates, la seconde après la première',
};

export const lookedAtDays = z
  .object(fields)
  .refine(daysInOrder, daysWrong)
  .prefault({})
  .meta({ id: 'LookedAtDays' });

/** What was kept in a browser before its user signed in. */
export const keptFavourites = z
  .object({
    items: z
      .array(z.object({ id: z.uuid(), ...fields }).refine(daysInOrder, daysWrong))
      .max(mostFavourites)
      .describe('The newest first'),
  })
  .meta({ id: 'KeptFavourites' });

export const favouriteParams = z.object({ itemId: z.uuid() });

/** Ids of items, the newest first. */
export const favouriteIds = z.array(z.uuid()).max(mostFavourites);

export type LookedAtDays = z.output<typeof lookedAtDays>;
export type KeptFavourites = z.output<typeof keptFavourites>;
