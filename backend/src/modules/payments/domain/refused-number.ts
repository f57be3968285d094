import { hourMs } from '../../../kernel/duration.js';

/** When a number has refused so often that accounts which never paid with it wait. */
export interface RefusalRule {
  /** How many refusals in a row. */
  refusals: number;
  withinHours: number;
  /** From the last of them. */
  waitHours: number;
}

/** From when on refusals count at all: those before can hold nobody now. */
export function refusalsCountSince(now: Date, { withinHours, waitHours }: RefusalRule): Date {
  return new Date(now.getTime() - (withinHours + waitHours) * hourMs);
}

/**
 * Until when a number may not be charged by an account that it refuses.
 *
 * @param refusals when the payer refused, or let the request pass, with no success in between; newest first
 * @returns null when it may be charged now
 */
export function refusedUntil(refusals: readonly Date[], now: Date, rule: RefusalRule): Date | null {
  for (const [index, last] of refusals.entries()) {
    const first = refusals[index + rule.refusals - 1];
    if (!first) return null;
    if (last.getTime() - first.getTime() > rule.withinHours * hourMs) continue;
    const until = new Date(last.getTime() + rule.waitHours * hourMs);
    return until > now ? until : null;
  }
  return null;
}
