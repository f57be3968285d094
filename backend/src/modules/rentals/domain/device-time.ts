import { minuteMs } from '../../../kernel/duration.js';

/** How far ahead of ours a clock may be; the constraint `rental_events_device_at` says the same. */
const aheadMs = 5 * minuteMs;

/**
 * When a member took a step by the clock of the member's device. It is shown and decides nothing.
 *
 * @returns undefined for a clock that is wrong: ahead of ours, or before the rental was requested
 */
export function deviceTime(
  said: Date | undefined,
  { requestedAt }: { requestedAt: Date },
  now: Date,
): Date | undefined {
  if (!said || said < requestedAt || said.getTime() > now.getTime() + aheadMs) return undefined;
  return said;
}
