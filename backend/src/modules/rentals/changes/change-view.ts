import type { Rental } from '../../../platform/database/generated/client.js';
import {
  type ChangeParty,
  type ChangeQuote,
  changeKinds,
  findChangeMove,
  isChangeable,
  isChangeDue,
  mayAsk,
  openChangeStatuses,
} from '../domain/rental-change.js';
import type { RentalFacts } from '../domain/rental-facts.js';
import type { PendingChange } from '../domain/rental-progress.js';
import { isOneOf } from '../domain/rental-status.js';
import { factsOf, partyOf } from '../rental-record.js';
import { changeFactsOf } from './change-record.js';
import type { ChangeQuoteView, ChangeView } from './changes.schema.js';
import type { ChangeInForce } from './payment-deadlines.js';

/** The changes of a rental that are open or done, with the requests of others that each would refuse. */
export interface RentalChanges {
  changes: readonly ChangeInForce[];
  rivals: number;
}

/** The open change of a rental and those that are done, oldest first, as its viewer may see them. */
export function viewChanges(
  rental: Rental,
  { changes, rivals }: RentalChanges,
  viewerId: string,
  now: Date,
): { change: ChangeView | null; changes: ChangeView[] } {
  const views = changes.map((change) => {
    const actions = changeActionsOf(rental, change, partyOf(rental, viewerId), now);
    return viewChange(change, actions, rivals);
  });
  return {
    change: views.find(({ status }) => status !== 'done') ?? null,
    changes: views.filter(({ status }) => status === 'done'),
  };
}

/** The one that waits for an answer or its payment. */
export function openChangeOf({ changes }: RentalChanges): PendingChange | null {
  for (const change of changes) {
    const { status, askedBy, kind, dueAt } = changeFactsOf(change);
    if (isOneOf(openChangeStatuses, status)) return { status, askedBy, kind, dueAt };
  }
  return null;
}

/** What a party may ask for while nothing waits. */
export function askableOf(
  facts: RentalFacts,
  party: ChangeParty | null,
  hasOpenChange: boolean,
): `ask-${(typeof changeKinds)[number]}`[] {
  if (!party || hasOpenChange || !isChangeable(facts)) return [];
  return changeKinds.filter((kind) => mayAsk(kind, party)).map((kind) => `ask-${kind}` as const);
}

export function viewChangeQuote({ newEnd: end_date, ...quote }: ChangeQuote): ChangeQuoteView {
  return { ...quote, end_date };
}

function changeActionsOf(
  rental: Rental,
  change: ChangeInForce,
  party: ChangeParty | null,
  now: Date,
): ChangeView['actions'] {
  const facts = changeFactsOf(change);
  if (!party || change.status === 'done' || isChangeDue(facts, now)) return [];
  const isOpen = isChangeable(factsOf(rental));
  const answers = (['accept', 'refuse', 'withdraw'] as const).filter(
    (action) =>
      (isOpen || action !== 'accept') && findChangeMove(facts, action, party, now) !== undefined,
  );
  const isPayable = isOpen && party === 'renter' && change.status === 'accepted';
  return isPayable ? [...answers, 'pay'] : answers;
}

function viewChange(
  change: ChangeInForce,
  actions: ChangeView['actions'],
  rivals: number,
): ChangeView {
  const { kind, askedBy, oldEnd, newEnd } = changeFactsOf(change);
  return {
    id: change.id,
    kind,
    status: change.status,
    asked_by: askedBy,
    old_end_date: oldEnd,
    new_end_date: newEnd,
    amount: change.rentDifference,
    reason: change.reason,
    asked_at: change.askedAt.toISOString(),
    due_at: change.dueAt?.toISOString() ?? null,
    is_paused: change.isPaused,
    supersedes: kind === 'extension' && actions.includes('accept') ? rivals : 0,
    actions,
  };
}
