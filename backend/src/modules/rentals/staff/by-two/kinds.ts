import { type DecisionEvent, decisionEvents, decisions } from '../../domain/staff-decision.js';

/** Decisions of two people about a rental, as the table of approvals names them, by the sum that they divide. */
export const kinds = { rent: 'rental-refund', deposit: 'deposit-share' } as const;

export const kindOf = (event: DecisionEvent) => kinds[decisions[event]];

/** What a proposal of a kind may do. */
export const eventsOf = (kind: string) => decisionEvents.filter((event) => kindOf(event) === kind);
