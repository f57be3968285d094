import { z } from 'zod';
import { longText } from '../../../platform/http/texts.js';
import { priceUnits } from '../../items/index.js';
import { changeKinds, changeStatuses } from '../domain/rental-change.js';

const day = z.iso.date();

/** Why, in the words of whoever asks; nothing has to be said. */
const reason = longText().max(1000).default('');

export const newChange = z.object({
  kind: z.enum(changeKinds),
  /** The new last day: the object is back on it. */
  new_end_date: day,
  reason,
});

export const changeQuoteQuery = z.object({ new_end_date: day });

export const changeParams = z.object({ id: z.uuid(), changeId: z.uuid() });

export type NewChange = z.output<typeof newChange>;
export type ChangeQuoteQuery = z.output<typeof changeQuoteQuery>;
export type ChangeParams = z.output<typeof changeParams>;

/** What another end day of a rental costs, or gives back. */
export const changeQuoteView = z
  .object({
    kind: z.enum(changeKinds),
    end_date: day,
    unit: z.enum(priceUnits),
    /** Days or weeks, more or fewer. */
    units: z.int(),
    /** XAF: what this rental costs a day or a week. */
    unitPrice: z.int(),
    /** XAF to be paid, or refunded. */
    amount: z.int(),
  })
  .meta({ id: 'RentalChangeQuote' });

export type ChangeQuoteView = z.infer<typeof changeQuoteView>;

/** What the caller can do with an open change. */
export const changeActions = ['accept', 'refuse', 'withdraw', 'pay'] as const;

export const changeView = z
  .object({
    id: z.uuid(),
    kind: z.enum(changeKinds),
    status: z.enum(changeStatuses),
    asked_by: z.enum(['renter', 'owner']),
    old_end_date: day,
    new_end_date: day,
    /** XAF to be paid for an extension, to be refunded for a shortening. */
    amount: z.int(),
    /** In the words of who asked; may be empty. */
    reason: z.string(),
    asked_at: z.iso.datetime(),
    /** Until when an answer, or the payment of an accepted extension, is waited for; null once closed. */
    due_at: z.iso.datetime().nullable(),
    /** Whether the time to pay stands still, since an operator is down; `due_at` is then the latest possible. */
    is_paused: z.boolean(),
    /** How many requests of others the extension would refuse and refund; 0 for whoever cannot accept. */
    supersedes: z.int(),
    actions: z.array(z.enum(changeActions)),
  })
  .meta({ id: 'RentalChange' });

export type ChangeView = z.infer<typeof changeView>;
