import type { Xaf } from '../../../kernel/xaf.js';
import type { GatewayFailure } from '../domain/failure.js';

/** XAF that the gateway keeps for itself of what it settled, as far as it says so. */
export type GatewayFees = Xaf | 'not stated' | 'not understood';

export const gatewayAnswers = [
  'PENDING',
  'SUCCESS',
  'FAILED',
  'AMBIGUOUS',
  'NOT_FOUND',
  'NOT_UNDERSTOOD',
] as const;

/** What the gateway says of a payment, once understood. What it says of another is not. */
export type GatewayStatus =
  /** `NOT_FOUND` comes for real payments too: alone it is no proof of anything. */
  | { status: 'PENDING' | 'AMBIGUOUS' | 'NOT_FOUND' | 'NOT_UNDERSTOOD'; detail: string }
  | { status: 'FAILED'; failure: GatewayFailure; detail: string }
  | { status: 'SUCCESS'; amount: Xaf; fees: GatewayFees; detail: string };
