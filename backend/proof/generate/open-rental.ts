import type { Day } from '../../src/kernel/day.js';
import type { Xaf } from '../../src/kernel/xaf.js';
import type { FulfilmentChoice } from '../../src/modules/rentals/domain/fulfilment.js';
import type { RentalFacts } from '../../src/modules/rentals/domain/rental-facts.js';
import type { Period } from '../../src/modules/rentals/domain/rental-period.js';
import type { SecurityDepositStatus } from '../../src/modules/rentals/domain/rental-status.js';
import type { Item } from './items.js';
import type { Member } from './members.js';
import type { MeetingPoint } from './places.js';

/** What a renter has paid for. Amounts in XAF. */
export interface Terms {
  item: Item;
  renter: Member;
  period: Period;
  pieces: number;
  /** With the delivery. */
  rent: Xaf;
  deliveryFee: Xaf;
  securityDeposit: Xaf;
  fulfilment: FulfilmentChoice['fulfilment'];
  /** Null unless they meet at one. */
  meetingPoint: MeetingPoint | null;
  notes: string;
}

/** A rental to which more may happen. */
export interface OpenRental extends RentalFacts {
  terms: Terms;
  securityDepositStatus: SecurityDepositStatus;
  acceptedAt?: Date;
  /** Until when an extension that waits for its payment holds the object. */
  heldUntil: Day | null;
}

/** The days on which nobody else may have the object, whether or not it comes back early. */
export function heldPeriod({ period, heldUntil }: OpenRental): Period {
  return heldUntil === null ? period : { start: period.start, end: heldUntil };
}
