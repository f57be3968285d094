import { eventKind } from '../events/index.js';
import type { MobileOperator } from '../mobile-money/index.js';
import type { FailureJump } from './domain/failure-jump.js';

/** The subject of each is the incident. */
export type IncidentFacts = {
  operator: MobileOperator['code'];
  /** Since when the operator has not worked, or has failed more than usual. */
  startedAt: string;
};

/** The failures of an operator have jumped, and staff are asked. */
export const incidentProposed = eventKind<IncidentFacts & FailureJump>('incident.proposed');
export const incidentDeclared = eventKind<
  IncidentFacts & { reason: string; blocksPayments: boolean }
>('incident.declared');
type ClosedFacts = IncidentFacts & {
  reason: string;
  /** When it was declared, or proposed. */
  knownAt: string;
};
export const incidentDismissed = eventKind<ClosedFacts>('incident.dismissed');
export const incidentEnded = eventKind<ClosedFacts>('incident.ended');
/** Nothing has happened to it for some hours. */
export const incidentForgotten = eventKind<IncidentFacts & { isProposal: boolean; hours: number }>(
  'incident.forgotten',
);
