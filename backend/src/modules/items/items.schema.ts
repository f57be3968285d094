import { z } from 'zod';
import { type PriceTier, tierProblem } from '../../kernel/price-tiers.js';
import { lineText, longText, seenAtLeast, writable } from '../../platform/http/texts.js';
import { landmark, longestLocation, point } from '../places/index.js';
import { uploadIdIn } from '../uploads/index.js';
import { categories, conditions, priceUnits } from './domain/item-choices.js';
import { parsePictureList } from './domain/picture-list.js';

const mostPictures = 8;
const mostSpecifications = 20;
const longestSpecificationName = 40;
const highestPrice = 1_000_000;
const mostTiers = 3;
/** In days: as long as a rental may be. */
const mostUnits = 366;
/** The database has a check of the same. */
export const mostPieces = 500;

/** In the query of an address. */
export const askedPieces = z.coerce.number().int().min(1).max(mostPieces).default(1);
const highestDeposit = 5_000_000;

/** `Quartier, Ville` or the city alone; a quartier may be one that the lists do not have. */
const location = writable(lineText())
  .max(longestLocation)
  .regex(/^(?:[^,]*[^,\s], )?[^,\s][^,]*$/, { error: 'Indiquez « Quartier, Ville »' });

const pictures = z
  .union([z.array(z.string()).meta({ maxItems: mostPictures }), z.string(), z.null()])
  .transform((value, context) => {
    const ids = [...new Set(parsePictureList(value)?.map(uploadIdIn) ?? [null])];
    if (ids.every((id) => id !== null) && ids.length <= mostPictures) return ids;
    context.addIssue(`Ajoutez ${mostPictures} photos au plus, envoyées depuis votre compte`);
    return z.NEVER;
  });

/** One line, read from left to right: it stands in the subjects of mails and in SMS. */
const title = writable(lineText());

const specifications = z
  .record(lineText().min(1).max(longestSpecificationName), lineText().max(120))
  .refine(
    (pairs) => Object.keys(pairs).length <= mostSpecifications,
    `${mostSpecifications} caractéristiques au plus`,
  )
  .meta({ maxProperties: mostSpecifications, 'x-maxNameLength': longestSpecificationName });

const priceTiers = z
  .array(
    z.object({ from: z.int().min(2).max(mostUnits), price: z.int().min(100).max(highestPrice) }),
  )
  .max(mostTiers)
  .describe('From so many units on each costs less, XAF');

/** What an owner says of an item, as every view shows it: each is a column of the same name. */
export const describedItem = {
  title: z.string(),
  description: z.string(),
  category: z.enum(categories),
  price: z.int().describe('XAF per unit'),
  priceUnit: z.enum(priceUnits),
  location: z.string(),
  specifications: z.record(z.string(), z.string()),
  pieces: z.int().describe('How many of the same there are'),
  requiresVerifiedRenter: z
    .boolean()
    .describe('Only members whose identity is verified can rent it'),
};

/** What of an item's place the public does not see, but its location. */
export const itemPlaceView = z
  .object({ location: z.string(), landmark: z.string(), point: point.nullable() })
  .meta({ id: 'ItemPlace' });

const said = {
  title: seenAtLeast(3)(title).max(120),
  description: longText().max(4000).default(''),
  category: z.enum(categories).default('electronique'),
  price: z.int().min(100).max(highestPrice),
  priceUnit: z.enum(priceUnits).default('jour'),
  priceTiers: priceTiers.default([]),
  deliveryFee: z
    .int()
    .min(0)
    .max(highestPrice)
    .nullish()
    .transform((fee) => fee ?? null)
    .describe('XAF for bringing it; without, its owner does not'),
  deposit: z.int().min(0).max(highestDeposit).default(0).describe('XAF for one piece'),
  pieces: z.int().min(1).max(mostPieces).default(1).describe('How many of the same there are'),
  condition: z.enum(conditions).nullish(),
  location: location.default('Libreville'),
  landmark: landmark.default(''),
  point: point
    .nullish()
    .transform((point) => point ?? null)
    .describe('Shown, as the landmark, once a rental is accepted'),
  images: pictures
    .default([])
    .describe('Own uploads: a list, or a text holding a JSON list, of ids or addresses'),
  specifications: specifications.default({}),
  requiresVerifiedRenter: z.boolean().default(false),
};

type Priced = { price: number; priceTiers: PriceTier[] };

function requireCheaperTiers({ price, priceTiers }: Priced, context: z.RefinementCtx): void {
  const problem = tierProblem(price, priceTiers);
  if (!problem) return;
  const { index, field, message } = problem;
  context.addIssue({ code: 'custom', path: ['priceTiers', index, field], message });
}

/** Whatever else a client sends (an owner, a date) is dropped here. */
export const newItem = z
  .object({ id: z.uuid().optional(), ...said })
  .superRefine(requireCheaperTiers)
  .meta({ id: 'NewItem' });

/** All that is said of an item: what is left out has its default again. */
export const itemEdit = z
  .object({
    ...said,
    version: z.int().describe('Of the item as it was read: another edit since is refused'),
  })
  .superRefine(requireCheaperTiers)
  .meta({ id: 'ItemEdit' });

export const availabilityChange = z
  .object({
    item_id: z.uuid(),
    available: z.union([z.boolean(), z.literal([0, 1]).transform((value) => value === 1)]),
  })
  .meta({ id: 'AvailabilityChange' });

export const pause = z
  .object({ until: z.iso.date().describe('The first day on which the item is offered again') })
  .meta({ id: 'Pause' });

/** Days [start, end) of an item, closed or open from now on. */
export const closureChange = z
  .object({
    start: z.iso.date(),
    end: z.iso.date().describe('The first day that is not meant'),
    closed: z.boolean(),
  })
  .refine(({ start, end }) => start < end, {
    path: ['end'],
    message: 'Indiquez un jour après le premier',
  })
  .meta({ id: 'ClosureChange' });

export type DescribedItem = z.output<z.ZodObject<typeof describedItem>>;
export type NewItem = z.infer<typeof newItem>;
export type ItemEdit = z.infer<typeof itemEdit>;
/** What an owner says of an item, but for its pictures. */
export type ItemFields = Omit<NewItem, 'id' | 'images'>;
export type AvailabilityChange = z.infer<typeof availabilityChange>;
export type ClosureChange = z.infer<typeof closureChange>;
export type Pause = z.infer<typeof pause>;
