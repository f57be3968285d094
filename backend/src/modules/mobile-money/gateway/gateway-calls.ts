import { answered, failed } from '../../../platform/monitoring/dependencies.js';
import { histogram } from '../../../platform/monitoring/meters.js';

const durations = histogram(
  'gateway_call_duration_seconds',
  'How long the gateway took, by what it was asked (collect, payout, status) and what came of it',
  [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
  'call',
  'outcome',
);

export function countCall(call: string, outcome: string, ms: number): void {
  durations.observe({ call, outcome }, ms / 1000);
}

/** A refusal is an answer; an error of the server's is none. */
export function noteReply(httpStatus: number): void {
  if (httpStatus >= 500) failed('gateway', `HTTP ${httpStatus}`);
  else answered('gateway');
}

/** No answer came. */
export function noteFailure(error: unknown): void {
  failed('gateway', error);
}
