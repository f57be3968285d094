import { z } from 'zod';
import type { Rental } from '../../../../platform/database/generated/client.js';
import { returnStatuses } from '../../domain/rental-status.js';
import { type DecisionEvent, decisionEvents, decisions } from '../../domain/staff-decision.js';

/** Decisions of two people about a rental, as the table of approvals names them, by the sum that they divide. */
export const kinds = { rent: 'rental-refund', deposit: 'deposit-share' } as const;

export const kindOf = (event: DecisionEvent) => kinds[decisions[event]];

export const requestSchema = z.object({
  event: z.enum(decisionEvents),
  /** XAF that the owner gets, where the decision names it. */
  amount: z.int().min(0).optional(),
  /** XAF that is divided. */
  sum: z.int().min(0),
  /** How the return stood, where the decision is about it; a missing object that is back is another case. */
  returnStatus: z.enum(returnStatuses).optional(),
});
export type DecisionRequest = z.output<typeof requestSchema>;

/** Whether a rental still stands as a decision about it was proposed. */
export const isAsProposed = (
  { returnStatus }: Pick<DecisionRequest, 'returnStatus'>,
  rental: Pick<Rental, 'returnStatus'>,
): boolean => returnStatus === undefined || returnStatus === rental.returnStatus;

/** What a proposal of a kind may do. */
export const eventsOf = (kind: string) => decisionEvents.filter((event) => kindOf(event) === kind);
