import { z } from 'zod';
import { priceUnits } from '../items/index.js';
import type { RentalStatus } from './domain/rental-lifecycle.js';

/** The specification's words for the statuses, as they go over the wire. */
export const statusWords = {
  en_attente: 'en attente',
  acceptee: 'acceptée',
  en_cours: 'en cours',
  terminee: 'terminée',
  annulee: 'annulée',
  refusee: 'refusée',
} as const satisfies Record<RentalStatus, string>;

const statusOfWord = new Map<string, RentalStatus>(
  Object.entries(statusWords).flatMap(([status, word]) => [
    [word, status as RentalStatus],
    [status, status as RentalStatus],
  ]),
);

const words = Object.values(statusWords) as [string, ...string[]];

/** A status in its French word; the form without accents and spaces is understood too. */
export const status = z
  .enum([...words, ...Object.keys(statusWords)] as [string, ...string[]])
  .transform((word) => statusOfWord.get(word) as RentalStatus);

export const day = z.iso.date();

export const period = z.object({ start_date: day, end_date: day });

export const itemId = z.object({ id: z.uuid() });
export const rentalId = z.object({ id: z.uuid() });
export const userId = z.object({ userId: z.uuid() });

export const rentalsFilter = z.object({
  item_id: z.uuid(),
  renter_id: z.uuid(),
  status: status.optional(),
});

export const newRental = z.object({
  item_id: z.uuid(),
  renter_id: z.uuid(),
  start_date: day,
  end_date: day,
  status: status.optional(),
  total_price: z.int().optional(),
  notes: z.string().optional(),
});

export const statusUpdate = z.object({ rental_id: z.uuid(), status });

export const quoteView = z
  .object({
    unit: z.enum(priceUnits),
    units: z.int(),
    unitPrice: z.int(),
    rent: z.int(),
    deposit: z.int(),
    total: z.int(),
  })
  .meta({ id: 'Quote' });

export const existsView = z.object({ exists: z.boolean() });

/** What the caller can do with a rental now. */
const actions = z.enum(['accept', 'refuse', 'cancel', 'declare-return', 'confirm-return']);

export type RentalAction = z.infer<typeof actions>;

export const rentalView = z
  .object({
    id: z.uuid(),
    item_id: z.uuid(),
    renter_id: z.uuid(),
    owner_id: z.uuid(),
    start_date: day,
    end_date: day,
    status: z.enum(words as [(typeof statusWords)[RentalStatus]]),
    rent: z.int(),
    deposit: z.int(),
    total_price: z.int(),
    /** Address and phone number: for the renter, and for the owner once accepted. */
    notes: z.string().nullable(),
    return_status: z.enum(['none', 'declared', 'confirmed', 'contested']),
    deposit_status: z.enum(['held', 'released', 'shared']),
    created_at: z.iso.datetime(),
    /** Until when the owner may answer; null once answered. */
    answer_by: z.iso.datetime().nullable(),
    /** Percent of the rent that the renter would get back by cancelling now; null when not theirs to ask. */
    refund_percent: z.int().nullable(),
    /** XAF that the renter would get back if the caller cancelled now; null when the caller cannot. */
    refund: z
      .object({ percent: z.int(), rent: z.int(), deposit: z.int(), total: z.int() })
      .nullable(),
    itemTitle: z.string(),
    itemImage: z.string().nullable(),
    ownerName: z.string(),
    ownerAvatar: z.string(),
    renterName: z.string(),
    renterAvatar: z.string(),
    /** How a party reaches the other one, from the acceptance until the end. */
    contact: z.object({ phone: z.string().nullable(), email: z.string() }).nullable(),
    actions: z.array(actions),
  })
  .meta({ id: 'Rental' });

export type RentalView = z.infer<typeof rentalView>;
