import type { EventKind } from '../../events/index.js';
import {
  type RentalEventFacts,
  rentalAccepted,
  rentalDepositShared,
  rentalNear,
  rentalReturnContested,
} from '../../rentals/index.js';
import {
  acceptedText,
  contestedText,
  handoverNearText,
  nearText,
  ownersSharedText,
  type RentalText,
  sharedText,
} from './sms-texts.js';

interface PartyTexts {
  kind: EventKind<RentalEventFacts>;
  renter?: RentalText;
  owner?: RentalText;
}

/** What each party reads by SMS of a kind of event, but for a request, which is sent with a code. */
export const rentalTexts: readonly PartyTexts[] = [
  { kind: rentalAccepted, renter: acceptedText },
  { kind: rentalNear, renter: nearText, owner: handoverNearText },
  { kind: rentalReturnContested, renter: contestedText },
  { kind: rentalDepositShared, renter: sharedText, owner: ownersSharedText },
];
