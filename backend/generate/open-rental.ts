import type { Xaf } from '../src/kernel/xaf.js';
import type { RentalFacts } from '../src/modules/rentals/domain/rental-facts.js';
import type { Period } from '../src/modules/rentals/domain/rental-period.js';
import type { SecurityDepositStatus } from '../src/modules/rentals/domain/rental-status.js';
import type { Item } from './items.js';
import type { Member } from './members.js';

/** What a renter has paid for. Amounts in XAF. */
export interface Terms {
  item: Item;
  renter: Member;
  period: Period;
  rent: Xaf;
  securityDeposit: Xaf;
  notes: string;
}

/** A rental to which more may happen. */
export interface OpenRental extends RentalFacts {
  terms: Terms;
  securityDepositStatus: SecurityDepositStatus;
  acceptedAt?: Date;
}
