import { type Posting } from '../../../kernel/posting.js';
import {
  type Party,
  type RentalFacts,
  type RentalStatus,
  returnDeposit,
} from './rental-lifecycle.js';

/**
 * The return of the object, beside the status: the renter declares it, the owner confirms it or
 * says nothing, and the deposit goes back.
 */

export type ReturnStatus = 'none' | 'declared' | 'confirmed' | 'contested';

export interface ReturnFacts {
  /** on this day, not as stored */
  status: RentalStatus;
  returnStatus: ReturnStatus;
  declaredAt: Date | null;
}

export type ReturnEvent = 'declare-return' | 'confirm-return' | 'settle-return';

interface ReturnMove {
  event: ReturnEvent;
  from: readonly ReturnStatus[];
  to: ReturnStatus;
  by: Party;
  when?: (facts: ReturnFacts, now: Date, silenceHours: number) => boolean;
  money?: (rental: RentalFacts) => Posting[];
}

const giveBackDeposit = (rental: RentalFacts) => [returnDeposit(rental)];

export const returnMoves: readonly ReturnMove[] = [
  { event: 'declare-return', from: ['none'], to: 'declared', by: 'renter' },
  {
    event: 'confirm-return',
    from: ['none', 'declared'],
    to: 'confirmed',
    by: 'owner',
    money: giveBackDeposit,
  },
  {
    event: 'settle-return',
    from: ['declared'],
    to: 'confirmed',
    by: 'system',
    when: isLongSilent,
    money: giveBackDeposit,
  },
];

/** The move an event makes for this return, if it is allowed now. */
export function findReturnMove(
  facts: ReturnFacts,
  event: ReturnEvent,
  party: Party,
  now: Date,
  silenceHours: number,
): ReturnMove | undefined {
  const handedOver = facts.status === 'en_cours' || facts.status === 'terminee';
  return returnMoves.find(
    (move) =>
      handedOver &&
      move.event === event &&
      move.by === party &&
      move.from.includes(facts.returnStatus) &&
      (move.when?.(facts, now, silenceHours) ?? true),
  );
}

/** What a party could do about the return now. */
export function possibleReturnEvents(
  facts: ReturnFacts,
  party: Party,
  now: Date,
  silenceHours: number,
): ReturnEvent[] {
  return returnMoves
    .filter(
      ({ event, by }) => by === party && findReturnMove(facts, event, party, now, silenceHours),
    )
    .map(({ event }) => event);
}

function isLongSilent({ declaredAt }: ReturnFacts, now: Date, silenceHours: number): boolean {
  return declaredAt !== null && now.getTime() - declaredAt.getTime() >= silenceHours * 3_600_000;
}
