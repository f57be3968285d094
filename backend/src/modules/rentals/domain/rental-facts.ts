import type { Day } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Period } from './rental-period.js';
import type { HandoverStatus, RentalStatus, ReturnStatus } from './rental-status.js';

/** What the rules ask of a rental. */
export interface RentalFacts {
  id: string;
  renterId: string;
  ownerId: string;
  status: RentalStatus;
  handoverStatus: HandoverStatus;
  /** When the system acts on the handover in the place of whoever is asked, or takes it as done; null when nobody is asked. */
  handoverDueAt: Date | null;
  /** XAF of the rent that the owner keeps of a rental that was not handed over. */
  keptRent: Xaf | null;
  returnStatus: ReturnStatus;
  returnDeclaredAt: Date | null;
  /** When the system acts on the return in the place of whoever is asked; null when nobody is, or staff are. */
  returnDueAt: Date | null;
  /** The day on which the owner had the object back; null until the owner says so. */
  returnedOn: Day | null;
  /** The object is still with the renter before, whose last day is over. */
  isDelayed: boolean;
  /** XAF of the security deposit that the owner claims. */
  claimedAmount: Xaf | null;
  /** XAF of it that the renter offers instead. */
  offeredAmount: Xaf | null;
  /** XAF of it that the owner got; null until it is shared. */
  ownerShare: Xaf | null;
  period: Period;
  /** XAF, with the delivery */
  rent: Xaf;
  /** XAF of the rent that is for the delivery */
  deliveryFee: Xaf;
  /** XAF */
  securityDeposit: Xaf;
  requestedAt: Date;
  /** Until when staff let the owner answer the request; null where the rule says it. */
  answerDueAt: Date | null;
}

/** XAF of the rent that is for the days. */
export function hireOf({ rent, deliveryFee }: Pick<RentalFacts, 'rent' | 'deliveryFee'>): Xaf {
  return rent - deliveryFee;
}

/** XAF of the rent that an owner may keep, at most, of a rental that its renter has let down. */
export function keptWithoutHandover(
  rental: Pick<RentalFacts, 'rent' | 'deliveryFee'>,
  { refundsDelivery }: Pick<RentalPolicy, 'refundsDelivery'>,
): Xaf {
  return refundsDelivery ? hireOf(rental) : rental.rent;
}

/** Delays in hours, and what a renter who cancels late gets back. */
export interface RentalPolicy {
  requestTimeoutHours: number;
  fullRefundHours: number;
  partialRefundHours: number;
  partialRefundPercent: number;
  /** Whether a delivery that was not made comes back in full, whatever the notice. */
  refundsDelivery: boolean;
  /** How long after its start day has begun a handover may be said not to have taken place. */
  handoverTimeoutHours: number;
  /** How long a party may answer the other one who says so. */
  handoverAnswerHours: number;
  /** How long an owner may contest a declared return. */
  returnTimeoutHours: number;
  /** How long a party may answer the other one's claim or offer. */
  claimTimeoutHours: number;
  /** After how many days from its last day the return of a rental that nobody declared is settled. */
  undeclaredReturnDays: number;
  /** How long before its deadline an owner is reminded of a request; a quarter of the time at most. */
  answerReminderHours: number;
  /** After how many days from its last day the renter of such a rental is reminded, and reminded again. */
  returnReminderDays: number;
  secondReturnReminderDays: number;
  /** How long the days of an accepted extension are held for its payment. */
  extensionPaymentHours: number;
}

/** What an event of a rental changes beside the statuses that its transition names. */
export type RentalChanges = Partial<
  Pick<
    RentalFacts,
    | 'answerDueAt'
    | 'handoverDueAt'
    | 'keptRent'
    | 'returnDueAt'
    | 'returnDeclaredAt'
    | 'returnedOn'
    | 'isDelayed'
    | 'claimedAmount'
    | 'offeredAmount'
    | 'ownerShare'
  >
>;
