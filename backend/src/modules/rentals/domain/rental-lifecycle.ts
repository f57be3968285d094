import { handoverDeadline, returnDeadline } from './rental-deadlines.js';
import type { RentalChanges, RentalFacts, RentalPolicy } from './rental-facts.js';
import type { Party, TransitionEvent } from './rental-status.js';
import {
  type Move,
  type Transition,
  type TransitionStart,
  transitions,
} from './rental-transitions.js';

/** What can happen to a rental now, by the table of its transitions, and what that makes of it. */

/** The transition an event makes for this rental, if it is allowed now. */
export function findTransition(
  rental: RentalFacts,
  event: TransitionEvent,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): Transition | undefined {
  return transitions.find(
    (transition) =>
      transition.event === event &&
      transition.by === party &&
      isIn(rental, transition.from) &&
      (transition.when?.(rental, now, policy) ?? true),
  );
}

/** What a transition makes of a rental. */
export function changesOf(
  { to, sets }: Transition,
  rental: RentalFacts,
  move: Move,
  policy: RentalPolicy,
): RentalChanges & Transition['to'] & Pick<RentalFacts, 'handoverDueAt' | 'returnDueAt'> {
  const changes = { ...to, ...sets?.(rental, move, policy) };
  const after = { ...rental, ...changes };
  return {
    handoverDueAt: handoverDeadline(rental, after, move.now, policy),
    returnDueAt: returnDeadline(rental, after, move.now, policy),
    ...changes,
  };
}

/** What a party could do with this rental now. */
export function possibleEvents(
  rental: RentalFacts,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): TransitionEvent[] {
  return transitions
    .filter(({ event, by }) => by === party && findTransition(rental, event, party, now, policy))
    .map(({ event }) => event);
}

/** What the system does now about a handover or a return of which nobody has said anything in time. */
export function dueEvent(
  rental: RentalFacts,
  now: Date,
  policy: RentalPolicy,
): TransitionEvent | undefined {
  return possibleEvents(rental, 'system', now, policy).find((event) =>
    transitions.some(
      ({ event: name, to }) =>
        name === event && (to.returnStatus ?? to.handoverStatus) !== undefined,
    ),
  );
}

/** Of several that are possible, the first is what it is. */
export const cancellations = [
  'cancel-request',
  'cancel-late',
  'cancel',
  'cancel-by-owner',
] as const;

/** How a party could cancel now; undefined when it cannot. */
export function findCancellation(
  rental: RentalFacts,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): (typeof cancellations)[number] | undefined {
  const events = possibleEvents(rental, party, now, policy);
  return cancellations.find((event) => events.includes(event));
}

function isIn(rental: RentalFacts, from: TransitionStart): boolean {
  if ('status' in from) return from.status.includes(rental.status);
  if ('returnStatus' in from) return from.returnStatus.includes(rental.returnStatus);
  return from.handoverStatus.includes(rental.handoverStatus);
}
