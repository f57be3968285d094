import { eventKind } from '../events/index.js';

/** XAF. The subject is the alarm. */
export type FloatAlarmFacts = {
  operator: string;
  /** What payouts may still take. */
  available: number;
  /** At most what members may withdraw by it. */
  withdrawable: number;
  margin: number;
};

/** An operator's account could not pay all that may be withdrawn by it. */
export const floatShort = eventKind<FloatAlarmFacts>('float.short');
/** It could again. */
export const floatRestored = eventKind<FloatAlarmFacts>('float.restored');
