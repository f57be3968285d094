import { type EventKind, eventKind } from '../events/index.js';

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
export const payoutMethodConfirmationRequested: LinkEventKind = eventKind(
  'payout-method.confirmation-requested',
);
