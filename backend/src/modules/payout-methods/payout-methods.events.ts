import { maskedNumber } from '../../kernel/phone-number.js';
import type { PayoutMethod } from '../../platform/database/generated/client.js';
import { type EventKind, eventKind } from '../events/index.js';
import { operatorOf } from '../mobile-money/index.js';

/** The subject is the payout method. */
export type PayoutMethodEventFacts = {
  userId: string;
  operatorLabel: string;
  /** `077 •• •• 01`: the number itself goes when its member removes it. */
  maskedNumber: string;
};

/** For the mail with the link that confirms the number. */
interface MailedLink {
  token: string;
  /** National, nine digits. */
  phoneNumber: string;
}

export type LinkEventKind = EventKind<PayoutMethodEventFacts, MailedLink>;

export const payoutMethodAdded: LinkEventKind = eventKind('payout-method.added');
export const payoutMethodConfirmed = eventKind<PayoutMethodEventFacts>('payout-method.confirmed');
/** Proposed first from now on. */
export const payoutMethodPreferred = eventKind<PayoutMethodEventFacts>('payout-method.preferred');
export const payoutMethodRemoved = eventKind<PayoutMethodEventFacts>('payout-method.removed');
/** Removed because its member said that somebody else was in the account. */
export const payoutMethodTakenBack = eventKind<PayoutMethodEventFacts>('payout-method.taken-back');
export const payoutMethodConfirmationRequested: LinkEventKind = eventKind(
  'payout-method.confirmation-requested',
);

/** What an event says of a number. */
export const factsOf = ({
  userId,
  operator,
  phoneNumber,
}: PayoutMethod): PayoutMethodEventFacts => ({
  userId,
  operatorLabel: operatorOf({ operator }).label,
  maskedNumber: maskedNumber(phoneNumber),
});
