import { z } from 'zod';
import { listing } from '../../platform/http/listing.js';
import { paging } from '../../platform/http/paging.js';
import { ratingView } from '../../platform/http/rating.schema.js';
import { askedPieces, itemPlaceView, priceUnits } from '../items/index.js';
import { meetingPointView } from '../places/index.js';
import { changeView } from './changes/changes.schema.js';
import { fulfilments } from './domain/fulfilment.js';
import { deadlines } from './domain/postponement.js';
import { quoteLineKinds } from './domain/rental-price.js';
import { rentalStages } from './domain/rental-stage.js';
import {
  type ChangeEvent,
  handoverStatuses,
  type RentalStatus,
  rentalActors,
  rentalStatuses,
  returnStatuses,
  securityDepositStatuses,
  shownEvents,
  type TransitionEvent,
} from './domain/rental-status.js';
import { progressFields } from './progress/progress-view.js';

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
  rentalStatuses.flatMap((status) => [
    [statusWords[status], status],
    [status, status],
  ]),
);

const words = Object.values(statusWords);

/** A status in its French word; the form without accents and spaces is understood too. */
const status = z
  .enum([...words, ...rentalStatuses])
  .transform((word) => statusOfWord.get(word) as RentalStatus);

const day = z.iso.date();

// ────────────────────────────── requests ─────────────────────────────

export const itemParams = z.object({ id: z.uuid() });
export const rentalParams = z.object({ id: z.uuid() });
export const renterParams = z.object({ userId: z.uuid() });

export const quoteQuery = z.object({
  start_date: day,
  end_date: day,
  pieces: askedPieces.describe('How many of the item'),
  fulfilment: z
    .enum(fulfilments)
    .default('pickup')
    .describe('How it is to change hands: a delivery may cost something'),
});

/** Statuses in their words, as they are shown today. */
const statuses = z
  .string()
  .transform((words) => words.split(','))
  .pipe(z.array(status))
  .describe('Of these statuses alone, as shown today: `en attente,acceptée`');

export const rentalListing = listing.extend({
  status: statuses.optional(),
  stage: z
    .enum(rentalStages)
    .optional()
    .describe(
      'Of whoever the list is of: what waits for them, what else is ahead, under way or contested, each by its first day, or what is past, newest first',
    ),
});

export type RentalListing = z.output<typeof rentalListing>;

export const receivedListing = rentalListing.extend({
  owner_id: z.uuid().optional().describe("For staff: one owner's; others always get their own"),
});

export type ReceivedListing = z.output<typeof receivedListing>;

export const rentalsFilter = z.object({
  item_id: z.uuid(),
  renter_id: z.uuid(),
  status: status.optional(),
});

export const countsQuery = z.object({
  as: z.enum(['renter', 'owner']).describe('Of what the caller rents, or of what others ask for'),
});

export type CountsQuery = z.output<typeof countsQuery>;

export const rentalsPage = paging(['createdAt', 'startDate', 'totalPrice']).extend({
  status: status.optional(),
  disputed: z
    .stringbool()
    .optional()
    .describe(
      'Those that staff decide about, by handover or deposit: objects not given back first',
    ),
  late: z
    .stringbool()
    .optional()
    .describe('Those whose object is not back although the last day is over'),
  renterId: z.uuid().optional(),
  ownerId: z.uuid().optional(),
  itemId: z.uuid().optional(),
});

/** What else a client sends was decided by the payment. */
export const newRental = z.object({
  item_id: z.uuid(),
  renter_id: z.uuid(),
  start_date: day,
  end_date: day,
  status: status.optional(),
  total_price: z.int().optional(),
  notes: z.string().optional(),
});

export const statusUpdate = z.object({
  rental_id: z.uuid(),
  status,
  expected_refund: z
    .int()
    .optional()
    .describe(
      'For a cancellation: XAF of rent and security deposit that the caller was shown as what goes back; it is refused when it is another amount by now',
    ),
});

export type QuoteQuery = z.output<typeof quoteQuery>;
export type RentalsFilter = z.output<typeof rentalsFilter>;
export type RentalsPage = z.output<typeof rentalsPage>;
export type NewRental = z.output<typeof newRental>;
export type StatusUpdate = z.output<typeof statusUpdate>;

// ─────────────────────────────── views ───────────────────────────────

export const quoteView = z
  .object({
    unit: z.enum(priceUnits),
    units: z.int(),
    unitPrice: z.int().describe('XAF that each unit costs when so many are rented'),
    fullUnitPrice: z.int().describe('XAF that it costs when one is rented'),
    pieces: z.int(),
    deliveryFee: z.int().describe('XAF of the rent'),
    rent: z.int(),
    deposit: z.int(),
    total: z.int(),
    lines: z
      .array(z.object({ kind: z.enum(quoteLineKinds), amount: z.int() }))
      .describe('What adds up to the total, XAF; a reduction is below zero'),
    late: z
      .boolean()
      .describe('Whether the renter before has not given back in time what it needs'),
  })
  .meta({ id: 'Quote' });

export const existsView = z.object({ exists: z.boolean() });

/** What the caller can do with a rental now. */
export const rentalActions = [
  'accept',
  'refuse',
  'cancel',
  'hand-over',
  'photograph-handover',
  'report-not-received',
  'admit-not-received',
  'deny-not-received',
  'report-absent',
  'admit-absence',
  'deny-absence',
  'confirm-handover',
  'cancel-handover',
  'cancel-by-staff',
  'declare-return',
  'confirm-return',
  'contest-return',
  'claim-late-fee',
  'report-missing',
  'answer-missing',
  'accept-claim',
  'counter-claim',
  'accept-offer',
  'refuse-offer',
  'share-deposit',
  'ask-extension',
  'ask-shortening',
] as const satisfies readonly (TransitionEvent | ChangeEvent | 'cancel')[];

export type RentalAction = (typeof rentalActions)[number];

/** The days from today on that others can rent again. */
const frees = z.object({ start_date: day, end_date: day });

export const rentalView = z
  .object({
    id: z.uuid(),
    item_id: z.uuid(),
    renter_id: z.uuid(),
    owner_id: z.uuid(),
    start_date: day,
    end_date: day,
    status: z.enum(words),
    /** Whether it waits for the caller, is ahead, under way or contested, or is past; null for who is no party. */
    stage: z.enum(rentalStages).nullable(),
    pieces: z.int(),
    /** XAF, with the delivery, whose fee stands beside it. */
    rent: z.int(),
    delivery_fee: z.int(),
    deposit: z.int(),
    total_price: z.int(),
    /** Address and phone number: for the renter, and for the owner once accepted. */
    notes: z.string().nullable(),
    /** How the object changes hands, as the renter chose. */
    fulfilment: z.enum(fulfilments),
    /** Where they meet; null unless they chose one. */
    meeting_point: meetingPointView.nullable(),
    /** Where the object is, for the owner and staff, and for the renter from the acceptance until the deposit is settled. */
    place: itemPlaceView.nullable(),
    handover_status: z.enum(handoverStatuses),
    /** When the rent becomes the owner's if nobody objects, or the system acts for whoever is asked. */
    handover_due_at: z.iso.datetime().nullable(),
    /** Four digits that the renter shows at the handover; null for others, and when there is none to come. */
    handover_code: z.string().nullable(),
    /** How often the owner may still enter that code; null for others, and when there is no handover to come. */
    handover_tries_left: z.int().nullable(),
    /** XAF of the rent that the owner keeps of a rental that was not handed over. */
    kept_rent: z.int().nullable(),
    return_status: z.enum(returnStatuses),
    deposit_status: z.enum(securityDepositStatuses),
    /** When the system acts on the return in the place of whoever is asked; null when nobody is. */
    return_due_at: z.iso.datetime().nullable(),
    /** The day on which the owner had the object back. */
    returned_on: day.nullable(),
    /** XAF of the deposit that the owner claims, that the renter offers, and that the owner got. */
    claim: z.object({ claimed: z.int(), offered: z.int().nullable() }).nullable(),
    owner_share: z.int().nullable(),
    /** How many days the object is late, or came back late, and what the owner may ask of the deposit, XAF. */
    late: z.object({ days: z.int(), price_per_day: z.int(), fee: z.int() }).nullable(),
    /** Whether the object is still with the renter before, whose last day is over, and not with this one. */
    delayed: z.boolean(),
    created_at: z.iso.datetime(),
    /** Until when the owner may answer; null once answered. */
    answer_by: z.iso.datetime().nullable(),
    /** Of a request: whether the renter before is late with what it needs, or its owner reports that as missing. */
    needed_out: z.enum(['late', 'missing']).nullable(),
    /** How many other requests an acceptance would refuse and refund; 0 for whoever cannot accept. */
    supersedes: z.int(),
    /** Percent of the rent that the renter would get back by cancelling now; null when not theirs to ask. */
    refund_percent: z.int().nullable(),
    /** What came back to the renter's wallet so far, in XAF, and by which event; oldest first. */
    refunds: z.array(
      z.object({ event: z.enum(shownEvents), at: z.iso.datetime(), amount: z.int() }),
    ),
    /** Of the contract that the renter accepted; null when the payment is from before there was one. */
    contract_version: z.int().nullable(),
    itemTitle: z.string(),
    /** Whether the item can be asked for again. */
    itemOffered: z.boolean(),
    itemImage: z.string().nullable(),
    ownerName: z.string(),
    ownerAvatar: z.string(),
    renterName: z.string(),
    renterAvatar: z.string(),
    /** What owners wrote of the renter. */
    renterRating: ratingView,
    /** How a party reaches the other one, from the acceptance until the end. */
    contact: z
      .object({
        phone: z.string().nullable(),
        /** The same as it is dialled from any country: `+24177000001`. */
        internationalPhone: z.string().nullable(),
        email: z.string(),
      })
      .nullable(),
    /** Where the rental and its money stand, in words for the caller, and what the caller is most likely to do. */
    progress: z.object({ ...progressFields, action: z.enum(rentalActions).nullable() }),
    /** Staff have decided, and a second person of them has to approve: since when, and until when at the latest. */
    under_review: z.object({ since: z.iso.datetime(), until: z.iso.datetime() }).nullable(),
    /** The extension or shortening that waits for an answer or its payment. */
    change: changeView.nullable(),
    /** Those that have changed the end day and the rent, oldest first. */
    changes: z.array(changeView),
    actions: z.array(z.enum(rentalActions)),
    /** What each of them would do now, but for those whose amount decides it and those about other days. */
    effects: z.array(
      z.object({
        action: z.enum(rentalActions),
        /** XAF that it has to name; null when it names none. */
        amount: z.object({ least: z.int(), most: z.int() }).nullable(),
        /** XAF of the rent and of the security deposit that the renter gets back. */
        refund: z.int(),
        deposit: z.int(),
        /** XAF of `refund` for a delivery that comes back in full. */
        delivery: z.int(),
        /** XAF that the owner can withdraw from then on. */
        owner: z.int(),
        frees: frees.nullable(),
      }),
    ),
  })
  .meta({ id: 'Rental' });

/** How many rentals have each status today. */
export const rentalCountsView = z
  .object(
    Object.fromEntries(words.map((word) => [word, z.int()])) as Record<
      (typeof words)[number],
      z.ZodInt
    >,
  )
  .meta({ id: 'RentalCounts' });

export type RentalCountsView = z.infer<typeof rentalCountsView>;

/** One step of a rental's life: what happened, by whom, and what it moved. */
export const rentalStepView = z
  .object({
    event: z.enum(shownEvents),
    at: z.iso.datetime(),
    /** When it was done by the clock of the member's phone; null when it was not said. */
    device_at: z.iso.datetime().nullable(),
    by: z.enum(rentalActors),
    /** XAF that the party gained or lost, signed; what is not withdrawable yet included. */
    amounts: z.array(z.object({ party: z.enum(['renter', 'owner']), amount: z.int() })),
    /** In the words of who caused it; empty when none were asked for. */
    reason: z.string(),
    /** XAF that it claims, offers or decides, of the security deposit or of the rent. */
    claimed: z.int().nullable(),
    /** Addresses of the photos sent with it. */
    photos: z.array(z.string()),
    /** The extension or shortening that it is a step of, as it was asked for; `amount` in XAF. */
    change: z.object({ new_end_date: day, amount: z.int() }).nullable(),
    /** The deadline that staff put off by it, with when that was due before and is since. */
    postponed: z
      .object({
        deadline: z.enum(deadlines),
        due_before: z.iso.datetime(),
        due_at: z.iso.datetime(),
      })
      .nullable(),
    /** Address of the receipt (PDF) of what it did to the caller's own money; null when it did nothing. */
    receipt: z.string().nullable(),
  })
  .meta({ id: 'RentalStep' });

/** The same for staff, with who of them it was. */
export const staffRentalStepView = rentalStepView
  .extend({ staff_name: z.string().nullable() })
  .meta({ id: 'StaffRentalStep' });

/** A rental as staff see it, with what has happened to it, oldest first. */
export const staffRentalView = rentalView
  .extend({
    steps: z.array(staffRentalStepView),
    /** What a cancellation by staff would do; null when they cannot cancel. */
    cancellation: z
      .object({
        refunds: z
          .array(z.int())
          .describe(
            'Parts of the rent to choose of, XAF, from none to all; any between is possible',
          ),
        deposit: z.int().describe('XAF that goes back to the renter besides'),
        frees: frees.nullable(),
      })
      .nullable(),
    /** The decision that waits for a second person, with who proposed it; null when none does. */
    waiting: z
      .object({ approval_id: z.uuid(), kind_name: z.string(), proposed_by: z.string() })
      .nullable(),
    deposit_shares: z
      .array(z.int())
      .describe(
        'Parts of the deposit to choose of, XAF, from none to all; any between is possible',
      ),
    /** What is waited for, with how much later it may become. */
    deadlines: z.array(
      z.object({
        deadline: z.enum(deadlines),
        due_at: z.iso.datetime(),
        hours: z.int().describe('How many hours more staff may give; 0 when they did so before'),
      }),
    ),
  })
  .meta({ id: 'StaffRental' });

export type StaffRentalView = z.infer<typeof staffRentalView>;
export type StaffRentalStepView = z.infer<typeof staffRentalStepView>;
export type RentalStepView = z.infer<typeof rentalStepView>;
export type QuoteView = z.infer<typeof quoteView>;
export type RentalView = z.infer<typeof rentalView>;
