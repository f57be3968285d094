import { z } from 'zod';
import { itemStates } from '../items/index.js';
import { paymentPurpose, paymentStatus } from '../payments/index.js';
import { statusWords } from '../rentals/index.js';

/** Of one letter everything would be found, in no useful order. */
export const searchQuery = z.object({
  q: z
    .string()
    .trim()
    .min(2, 'Saisissez deux caractères au moins.')
    .max(100, 'Saisissez cent caractères au plus.'),
});
export type SearchQuery = z.infer<typeof searchQuery>;

const found = {
  id: z.uuid(),
  /** Whether what was typed is its id, its reference, its address or its number. */
  exact: z.boolean(),
};

const foundMember = z
  .object({
    ...found,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    /** The mobile money number by which the member was found; null when it was by something else. */
    number: z
      .object({
        /** National, nine digits: `077000001`. */
        phoneNumber: z.string(),
        /** Whether withdrawals may go to it, or it has only been in a payment of theirs. */
        receives: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'FoundMember' });

const foundPayment = z
  .object({
    ...found,
    reference: z.string(),
    gatewayReference: z.string().nullable(),
    purpose: paymentPurpose,
    status: paymentStatus,
    /** XAF, from the phone or to it, and from the wallet */
    total: z.int(),
    /** Empty when the wallet pays all. */
    phoneNumber: z.string(),
    payerName: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'FoundPayment' });

const foundRental = z
  .object({
    ...found,
    itemTitle: z.string(),
    renterName: z.string(),
    ownerName: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    status: z.enum(Object.values(statusWords)),
  })
  .meta({ id: 'FoundRental' });

const foundItem = z
  .object({
    ...found,
    title: z.string(),
    ownerName: z.string(),
    state: z.enum(itemStates),
  })
  .meta({ id: 'FoundItem' });

/** A few of each kind, the exact ones first. */
export const searchView = z
  .object({
    members: z.array(foundMember),
    payments: z.array(foundPayment),
    rentals: z.array(foundRental),
    items: z.array(foundItem),
    /** So many of a kind at most: of what is as many there may be more. */
    limit: z.int(),
  })
  .meta({ id: 'StaffSearch' });
export type SearchView = z.infer<typeof searchView>;
