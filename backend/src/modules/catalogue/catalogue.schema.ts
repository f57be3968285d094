import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';
import { ratingView } from '../../platform/http/rating.schema.js';
import { longText } from '../../platform/http/texts.js';
import {
  askedPieces,
  categories,
  conditions,
  describedItem,
  itemPlaceView,
  itemStates,
  priceUnits,
} from '../items/index.js';

export const sorts = ['recent', 'price_asc', 'price_desc', 'rating', 'near'] as const;

/** Beyond this an exact total says nothing more to a person, and costs more the more there is. */
export const totalCap = 200;

const day = z.iso.date();
const xaf = z.int();

// ─────────────────────────────── views ───────────────────────────────

/** Of one of `images`. */
const pictureFacts = z.object({
  blur: z
    .string()
    .nullable()
    .describe('What stands for it until it has loaded: six colours as `rgb`, two rows of three'),
  bytes: z
    .array(z.int())
    .describe('How much it weighs at each width; empty when that is not known'),
});

const itemFields = {
  ...describedItem,
  id: z.uuid(),
  images: z.array(z.string()).describe('Addresses; the first is shown. Widths 320, 640 and 1280'),
  pictures: z
    .array(pictureFacts)
    .describe('Of `images`, in the same order; lists tell of the first alone'),
  ownerId: z.uuid(),
  ownerName: z
    .string()
    .describe('Masked for everyone but the owner, their accepted renters and staff'),
  ownerAvatar: z.string(),
  available: z
    .boolean()
    .describe('Whether it can be asked for now: neither withdrawn, nor paused, nor missing'),
  missing: z
    .boolean()
    .describe(
      'Whether its owner reports it as not given back, all pieces of it, which is not settled',
    ),
  missingPieces: z
    .int()
    .describe(
      'Of `pieces`, how many its owner reports as not given back, which is not settled; 0 on public lists, whose `pieces` are without them',
    ),
  pausedUntil: day
    .nullable()
    .describe('While its owner has paused it, the first day on which it is offered again'),
  condition: z.enum(conditions).nullable(),
  deposit: xaf.describe('XAF for one piece; 0 is no deposit'),
  priceTiers: z
    .array(z.object({ from: z.int(), price: z.int() }))
    .describe('From so many units on each costs less, XAF; in order'),
  deliveryFee: xaf.nullable().describe('XAF for bringing it; null when its owner does not'),
  place: itemPlaceView.nullable().describe('For its owner and staff; null for everybody else'),
  createdAt: z.iso.datetime(),
  rating: ratingView,
  version: z.int().describe('To be sent back with an edit'),
};

export const itemView = z.object(itemFields).meta({ id: 'Item' });

export const itemDetailView = z
  .object({
    ...itemFields,
    hidden: z.boolean().describe('By staff: only its owner and staff see it'),
    ownerVerified: z.boolean().describe('Whether the identity of its owner is verified'),
    blockedPeriods: z
      .array(z.object({ start: day, end: day }))
      .describe('When no piece is free, from today on, as [start, end): the end day is free'),
    taken: z
      .array(z.object({ start: day, end: day, pieces: z.int() }))
      .describe(
        'How many pieces are let, closed or missing, from today on, in order, as [start, end)',
      ),
    periodRules: z
      .object({ firstStart: day, lastStart: day, daysPerUnit: z.int(), longestDays: z.int() })
      .describe(
        'A period begins from `firstStart` to `lastStart` and is whole units long, `longestDays` at most',
      ),
  })
  .meta({ id: 'ItemDetail' });

export const facetsView = z
  .object({
    categories: z.array(z.object({ id: z.enum(categories), count: z.int() })),
    locations: z.array(z.object({ name: z.string(), count: z.int() })),
    price: z.object({ min: xaf, max: xaf }),
  })
  .meta({ id: 'Facets' });

export const locationCountsView = z
  .object({
    locations: z
      .array(z.object({ name: z.string(), count: z.int() }))
      .nullable()
      .describe('Those with objects that pass; null when more pass than are counted'),
  })
  .meta({ id: 'LocationCounts' });

export const suggestionsView = z
  .object({ titles: z.array(z.string()).describe('Of offered objects, the best first') })
  .meta({ id: 'Suggestions' });

/** An object that the caller keeps an eye on. */
export const favouriteView = z
  .object({
    id: z.uuid().describe('Of the item'),
    title: z.string(),
    savedAt: z.iso.datetime(),
    price: xaf.describe('When it was saved, or when the caller was last told of a lower one'),
    priceUnit: z.enum(priceUnits),
    start: day.nullable().describe('The days that the caller looked at last, [start, end)'),
    end: day.nullable(),
    item: itemView.nullable().describe('Null when it is gone: deleted, or hidden by staff'),
  })
  .meta({ id: 'Favourite' });

export const staffItemView = z
  .object({ ...itemFields, state: z.enum(itemStates) })
  .meta({ id: 'StaffItem' });

export type StaffItemView = z.infer<typeof staffItemView>;
export type PictureFacts = z.infer<typeof pictureFacts>;
export type ItemView = z.infer<typeof itemView>;
export type ItemDetailView = z.infer<typeof itemDetailView>;
export type FavouriteView = z.infer<typeof favouriteView>;
export type SuggestionsView = z.infer<typeof suggestionsView>;
export type SuggestionSearch = z.infer<typeof suggestionSearch>;
export type LocationCountsView = z.infer<typeof locationCountsView>;
export type FacetsView = z.infer<typeof facetsView>;

// ────────────────────────────── requests ─────────────────────────────

/** A value of a query that may be given several times. */
function repeatable<T extends z.ZodType>(value: T) {
  return z.union([z.array(value), value.transform((one) => [one])]);
}

/** An address typed by hand may hold anything: it is then not found. */
export const itemParams = z.object({ id: z.string() });
export const itemIdParams = z.object({ id: z.uuid() });
export const ownerParams = z.object({ userId: z.uuid() });

/** As high as the database counts whole XAF. */
const priceBound = z.coerce.number().int().nonnegative().max(2_147_483_647).optional();

/** What is looked for, wherever it is. */
const filterFields = {
  q: z.string().trim().max(100).optional().describe('Part of the title or of the description'),
  category: z.enum(['tous', ...categories]).default('tous'),
  minPrice: priceBound.describe('XAF per day; a weekly price is a seventh, rounded up'),
  maxPrice: priceBound,
  from: day.optional().describe('With `to`: free on all days of [from, to)'),
  to: day.optional(),
  pieces: askedPieces.describe(
    'So many of the object, on all days of [from, to) where these are given',
  ),
};

const places = z.array(z.string().max(100)).max(30).default([]).describe('Any of these');

const areDates = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from && to ? from < to : from === to;

const wrongDates = { path: ['to'], message: 'Indiquez deux dates, la seconde après la première' };

export const itemFilters = z.object(filterFields).refine(areDates, wrongDates);

export const itemSearch = z
  .object({
    ...filterFields,
    location: repeatable(z.string()).default([]).describe('Repeatable: any of these'),
    city: repeatable(z.string())
      .default([])
      .describe('Repeatable: anywhere in one of these, beside the locations'),
    sort: z
      .enum(sorts)
      .default('recent')
      .describe('`near` is from the middle of a place to others'),
    near: z
      .string()
      .max(100)
      .optional()
      .describe('With the sort `near`: `Quartier, Ville` or a city'),
    cursor: z.string().max(200).optional().describe('From the `Link` header of the page before'),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  })
  .refine(areDates, wrongDates);

/** A search that lasts: what is looked for and where, without days, which pass. */
export const lastingSearch = z.object({
  q: filterFields.q,
  category: filterFields.category,
  minPrice: filterFields.minPrice,
  maxPrice: filterFields.maxPrice,
  location: places,
  city: places.describe('Anywhere in one of these, beside the locations'),
});

export const suggestionSearch = z.object({
  q: z.string().trim().min(2).max(60).describe('How a word of the title begins'),
});

/** Items of a list that somebody keeps outside of Loka: a page of it at a time. */
export const namedItems = z.object({
  id: repeatable(z.uuid()).pipe(z.array(z.uuid()).max(24)).describe('Repeatable: 24 at most'),
});

export const similarItems = z.object({
  limit: z.coerce.number().int().min(1).max(12).default(4),
});

export const staffItemList = paging(['createdAt', 'price', 'title']).extend({
  q: z.string().trim().max(100).optional(),
  state: z.enum(itemStates).optional(),
  category: z.enum(categories).optional(),
  ownerId: z.uuid().optional(),
});

export const moderation = z
  .object({ reason: longText().min(3).max(500) })
  .meta({ id: 'Moderation' });

export type StaffItemList = z.infer<typeof staffItemList>;
export type Moderation = z.infer<typeof moderation>;
export type SimilarItems = z.output<typeof similarItems>;
export type NamedItems = z.output<typeof namedItems>;
export type ItemFilters = z.output<typeof itemFilters>;
export type ItemSearch = z.infer<typeof itemSearch>;
export type LastingSearch = z.output<typeof lastingSearch>;
export type ItemSort = (typeof sorts)[number];
