import {
  earnings,
  escrow,
  type Posting,
  securityDeposit as securityDepositOf,
  wallet,
} from '../../../kernel/posting.js';
import { percentOf } from '../../../kernel/xaf.js';
import { refundPercent } from './rental-deadlines.js';
import { keptWithoutHandover, type RentalFacts, type RentalPolicy } from './rental-facts.js';

/** What the transitions of a rental do to the money. */

/** The owner has earned the rent, and may withdraw it from the handover. */
export function earnRent({ id, ownerId, rent }: RentalFacts): Posting[] {
  return [{ from: escrow(id), to: earnings(ownerId), amount: rent }];
}

export function releaseRent({ ownerId, rent }: RentalFacts): Posting[] {
  return [{ from: earnings(ownerId), to: wallet(ownerId), amount: rent }];
}

export function refundRequest(rental: RentalFacts): Posting[] {
  const { id, renterId, rent } = rental;
  return [
    { from: escrow(id), to: wallet(renterId), amount: rent },
    ...returnSecurityDeposit(rental),
  ];
}

export function refundAccepted(rental: RentalFacts): Posting[] {
  const { renterId, ownerId, rent } = rental;
  return [
    { from: earnings(ownerId), to: wallet(renterId), amount: rent },
    ...returnSecurityDeposit(rental),
  ];
}

/** What the renter does not get back is the owner's, to keep. */
export function refundByNotice(rental: RentalFacts, now: Date, policy: RentalPolicy): Posting[] {
  const { renterId, ownerId, rent } = rental;
  const kept = keptWithoutHandover(rental, policy);
  const refund = rent - kept + percentOf(kept, refundPercent(rental, now, policy));
  return [
    { from: earnings(ownerId), to: wallet(renterId), amount: refund },
    { from: earnings(ownerId), to: wallet(ownerId), amount: rent - refund },
    ...returnSecurityDeposit(rental),
  ];
}

/** There was no handover: the owner keeps what was decided of the rent, mostly none or all. */
export function endUnhanded(rental: RentalFacts): Posting[] {
  const { renterId, ownerId, rent } = rental;
  const kept = rental.keptRent ?? 0;
  return [
    { from: earnings(ownerId), to: wallet(renterId), amount: rent - kept },
    { from: earnings(ownerId), to: wallet(ownerId), amount: kept },
    ...returnSecurityDeposit(rental),
  ];
}

export function returnSecurityDeposit({ id, renterId, securityDeposit }: RentalFacts): Posting[] {
  return [{ from: securityDepositOf(id), to: wallet(renterId), amount: securityDeposit }];
}

/** Of the security deposit, what was agreed or decided that the owner gets. */
export function payOwnerShare({ id, ownerId, ownerShare }: RentalFacts): Posting[] {
  return [{ from: securityDepositOf(id), to: wallet(ownerId), amount: ownerShare ?? 0 }];
}

/** All of it that the owner does not get. */
export function returnRestOfDeposit({
  id,
  renterId,
  securityDeposit,
  ownerShare,
}: RentalFacts): Posting[] {
  const amount = securityDeposit - (ownerShare ?? 0);
  return [{ from: securityDepositOf(id), to: wallet(renterId), amount }];
}
