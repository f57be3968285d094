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
  /** Until when its answer or its payment is waited for, an ISO instant; none once it is closed. */
  answerBy?: string;
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

/** Whom a change notifies: the party who asked for it, the one who answers, or a party in every case. */
export type NotifiedOfChange = 'asker' | 'other' | 'renter' | 'owner';

/** What a step of a change is called and announced as, and whom that notifies by mail, bell and push. */
export interface ChangeAnnouncement {
  /** In French, as the histories of the sites say it. */
  name: string;
  kind: EventKind<ChangeEventFacts>;
  notifies: readonly NotifiedOfChange[];
}

/** The events of a change, each once. */
export const changeAnnouncements: Record<ChangeEvent, ChangeAnnouncement> = {
  'ask-extension': { name: 'Prolongation demandée', kind: changeAsked, notifies: ['other'] },
  'accept-extension': {
    name: 'Prolongation acceptée, à payer',
    kind: changeAccepted,
    notifies: ['asker'],
  },
  'refuse-extension': { name: 'Prolongation refusée', kind: changeRefused, notifies: ['asker'] },
  'withdraw-extension': {
    name: 'Prolongation abandonnée',
    kind: changeWithdrawn,
    notifies: ['other'],
  },
  'expire-extension': {
    name: 'Prolongation sans suite, délai dépassé',
    kind: changeExpired,
    notifies: ['renter', 'owner'],
  },
  // The renter is notified of the payment.
  'pay-extension': {
    name: 'Prolongation payée, location prolongée',
    kind: changeDone,
    notifies: ['owner'],
  },
  'ask-shortening': { name: 'Fin anticipée proposée', kind: changeAsked, notifies: ['other'] },
  'accept-shortening': {
    name: 'Fin anticipée acceptée, jours remboursés',
    kind: changeDone,
    notifies: ['renter', 'owner'],
  },
  'refuse-shortening': { name: 'Fin anticipée refusée', kind: changeRefused, notifies: ['asker'] },
  'withdraw-shortening': {
    name: 'Fin anticipée abandonnée',
    kind: changeWithdrawn,
    notifies: ['other'],
  },
  'expire-shortening': {
    name: 'Fin anticipée sans suite, délai dépassé',
    kind: changeExpired,
    notifies: ['renter', 'owner'],
  },
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
