import type { Xaf } from '../../../kernel/xaf.js';

/** What the gateway says of a payment, once understood. */
export type GatewayStatus =
  | { status: 'PENDING' | 'AMBIGUOUS' | 'FAILED' | 'NOT_UNDERSTOOD'; detail: string }
  | { status: 'SUCCESS'; reference: string; phoneNumber: string; amount: Xaf; detail: string };
