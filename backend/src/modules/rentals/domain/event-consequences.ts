import {
  awaitedBy,
  type Deadline,
  deadlineOfHandover,
  deadlineOfReturn,
  postponementOf,
} from './postponement.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import { isOneOf, postponements, type RentalEvent } from './rental-status.js';
import { transitions } from './rental-transitions.js';

/** What an event of a rental does to its parties' money and to what they are asked, as the transitions have it. */
export interface Consequences {
  /** Whose money moves. */
  money: readonly RentalParty[];
  starts: readonly Deadline[];
  ends: readonly Deadline[];
  /** Staff give more time. */
  moves: readonly Deadline[];
}

export type RentalParty = 'renter' | 'owner';

const both = ['renter', 'owner'] as const;

/** Who is asked something until a deadline. */
export const askedBy: Record<Deadline, readonly RentalParty[]> = {
  answer: ['owner'],
  handover: both,
  not_received: ['owner'],
  renter_absent: ['renter'],
  return: both,
  declared: ['owner'],
  contested: ['renter'],
  countered: ['owner'],
};

/** Whose money the ledger transactions of a transition move. */
const movedOf: Record<string, readonly RentalParty[]> = {
  rental_accepted: ['owner'],
  rental_refunded: ['renter'],
  rental_cancelled: both,
  earnings_released: ['owner'],
  security_deposit_returned: ['renter'],
  security_deposit_claimed: ['owner'],
};

/** What the table of transitions does not show by its statuses. */
const beside: Partial<Record<RentalEvent, Partial<Consequences>>> = {
  request: { money: ['renter'], starts: ['answer'] },
  accept: { starts: ['handover'] },
  delay: { ends: ['handover'] },
  'end-delay': { starts: ['handover'] },
  finish: { starts: ['return'] },
  'postpone-answer': { moves: ['answer'] },
  'postpone-handover': { moves: ['handover', 'not_received', 'renter_absent'] },
  'postpone-return': { moves: ['return', 'declared', 'contested', 'countered'] },
};

export function consequencesOf(event: RentalEvent): Consequences {
  const found = transitions.filter((one) => one.event === event);
  const posted = found.flatMap(({ posts = [] }) =>
    posts.flatMap(({ type }) => movedOf[type] ?? []),
  );
  const starts = found.flatMap(({ to }) => [
    to.handoverStatus && deadlineOfHandover(to.handoverStatus),
    to.returnStatus && deadlineOfReturn(to.returnStatus),
  ]);
  const ends = isOneOf(postponements, event) ? [] : found.flatMap(endedBy);
  const { money = [], moves = [], ...more } = beside[event] ?? {};
  return {
    money: both.filter((party) => [...money, ...posted].includes(party)),
    starts: unique([...starts, ...(more.starts ?? [])]),
    ends: unique([...ends, ...(more.ends ?? [])]),
    moves,
  };
}

/** Until when a party may answer what an event has begun to ask, of the rental as the event leaves it. */
export function answerTimeAfter(
  event: RentalEvent,
  rental: RentalFacts,
  policy: RentalPolicy,
): Date | undefined {
  const [deadline] = consequencesOf(event).starts;
  return deadline && awaitedBy(postponementOf[deadline], rental, policy)?.dueAt;
}

/** What is no longer waited for in the state to which a transition leads. */
function endedBy({ from, to }: (typeof transitions)[number]): (Deadline | undefined)[] {
  if ('status' in from) {
    return to.status && from.status.some((status) => status === 'en_attente') ? ['answer'] : [];
  }
  if ('handoverStatus' in from)
    return to.handoverStatus ? from.handoverStatus.map(deadlineOfHandover) : [];
  return to.returnStatus ? from.returnStatus.map(deadlineOfReturn) : [];
}

function unique(deadlines: readonly (Deadline | undefined)[]): Deadline[] {
  return [...new Set(deadlines.filter((one) => one !== undefined))];
}
