import type { Day } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { type EventKind, eventKind } from '../../events/index.js';
import type { ChangeKind, ChangeParty } from '../domain/rental-change.js';
import type { ChangeEvent } from '../domain/rental-status.js';

/** What every event of a change carries. The subject is the change. */
export type ChangeEventFacts = {
  rentalId: string;
  itemId: string;
  itemTitle: string;
  renterId: string;
  ownerId: string;
  kind: ChangeKind;
  askedBy: ChangeParty;
  oldEnd: Day;
  newEnd: Day;
  /** XAF to pay, or to be refunded. */
  amount: Xaf;
  /** Why, as whoever asked wrote it. */
  words?: string;
  /** Whether it had been accepted: what expires was then not paid in time. */
  wasAccepted: boolean;
  /** Where it ended for another reason than time: staff have suspended a party. */
  reason?: 'suspended';
};

export const changeAsked = eventKind<ChangeEventFacts>('rental-change.asked');
/** An extension waits for its payment. */
export const changeAccepted = eventKind<ChangeEventFacts>('rental-change.accepted');
export const changeRefused = eventKind<ChangeEventFacts>('rental-change.refused');
export const changeWithdrawn = eventKind<ChangeEventFacts>('rental-change.withdrawn');
/** Nobody answered, or paid, in time. */
export const changeExpired = eventKind<ChangeEventFacts>('rental-change.expired');
/** The rental has its new end day. */
export const changeDone = eventKind<ChangeEventFacts>('rental-change.done');

/** Whom a change notifies: who asked for it, the party who answers, or a party whoever asked. */
export type NotifiedOfChange = 'asker' | 'other' | 'renter' | 'owner';

/** The events of a change, each once: what it is announced as and whom it notifies, by mail and bell. */
export const changeAnnouncements: Record<
  ChangeEvent,
  { kind: EventKind<ChangeEventFacts>; notifies: readonly NotifiedOfChange[] }
> = {
  'ask-extension': { kind: changeAsked, notifies: ['other'] },
  'accept-extension': { kind: changeAccepted, notifies: ['asker'] },
  'refuse-extension': { kind: changeRefused, notifies: ['asker'] },
  'withdraw-extension': { kind: changeWithdrawn, notifies: ['other'] },
  'expire-extension': { kind: changeExpired, notifies: ['renter', 'owner'] },
  // The renter is notified of the payment.
  'pay-extension': { kind: changeDone, notifies: ['owner'] },
  'ask-shortening': { kind: changeAsked, notifies: ['other'] },
  'accept-shortening': { kind: changeDone, notifies: ['renter', 'owner'] },
  'refuse-shortening': { kind: changeRefused, notifies: ['asker'] },
  'withdraw-shortening': { kind: changeWithdrawn, notifies: ['other'] },
  'expire-shortening': { kind: changeExpired, notifies: ['renter', 'owner'] },
};

/** The parties whom the announcement of a change notifies. */
export function notifiedOfChange(
  kind: EventKind<ChangeEventFacts>,
  change: Pick<ChangeEventFacts, 'kind' | 'askedBy'>,
): ChangeParty[] {
  const found = Object.entries(changeAnnouncements).find(
    ([event, one]) => one.kind === kind && event.endsWith(change.kind),
  );
  const { askedBy } = change;
  const other = askedBy === 'renter' ? 'owner' : 'renter';
  return (found?.[1].notifies ?? []).map((one) =>
    one === 'asker' ? askedBy : one === 'other' ? other : one,
  );
}
