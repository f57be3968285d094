import type { Xaf } from '../../kernel/xaf.js';
import { eventKind } from '../events/index.js';

/**
 * What an admin put right in the wallet of a member; `correction` is what acts of two were called in old events. The
 * subject is the correction; XAF, signed.
 */
export const balanceCorrected = eventKind<{ userId: string; amount: Xaf; reason: string }>(
  'balance.corrected',
);
