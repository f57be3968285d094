import { startOfDay } from '../../../kernel/day.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, policy, start } from './rental-facts.testing.js';
import { changesOf, findTransition } from './rental-lifecycle.js';
import type { Party, TransitionEvent } from './rental-status.js';
import type { Transition } from './rental-transitions.js';

/** What the specs of the lifecycle's table have in common. */

/** So many hours after the start day, 10 December, has begun in Gabon. */
export const hoursIn = (hours: number): Date =>
  new Date(startOfDay(start).getTime() + hours * 3_600_000);

/** Who may cause an event now. */
export function causes(given: Partial<RentalFacts>, event: TransitionEvent, now: Date): Party[] {
  const parties: Party[] = ['renter', 'owner', 'system', 'staff'];
  return parties.filter((by) => findTransition(aRental(given), event, by, now, policy));
}

function transitionOf(rental: RentalFacts, event: TransitionEvent, now: Date): Transition {
  const [by] = causes(rental, event, now);
  const transition = by && findTransition(rental, event, by, now, policy);
  if (!transition) throw new Error(`${event} is not possible`);
  return transition;
}

/** What an event that is possible makes of a rental, and the money it moves. */
export function outcome(
  given: Partial<RentalFacts>,
  event: TransitionEvent,
  now: Date,
  amount = 0,
): { changes: object; money: string[] } {
  const rental = aRental(given);
  const transition = transitionOf(rental, event, now);
  const after = changesOf(transition, rental, { now, amount }, policy);
  // The deadlines have a spec of their own.
  const { handoverDueAt, returnDueAt, ...changes } = after;
  const money = (transition.posts ?? []).flatMap(({ type, postings }) =>
    postings({ ...rental, ...after }, now, policy).map(
      (one) => `${type}: ${one.amount} from ${one.from.kind} to ${one.to.kind} of ${one.to.holder}`,
    ),
  );
  return { changes, money };
}

/** The amounts that an event may name now; undefined where it names none. */
export function amounts(given: Partial<RentalFacts>, event: TransitionEvent, now: Date) {
  const rental = aRental(given);
  return transitionOf(rental, event, now).amount?.(rental, now);
}
