import type { Xaf } from '../../../kernel/xaf.js';

/** What the gateway says of a payment, once understood. What it says of another is not. */
export type GatewayStatus =
  | { status: 'PENDING' | 'AMBIGUOUS' | 'FAILED' | 'NOT_UNDERSTOOD'; detail: string }
  | { status: 'SUCCESS'; amount: Xaf; detail: string };
