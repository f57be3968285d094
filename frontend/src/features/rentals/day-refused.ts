import { formatShortDay } from '@loka/client';

/**
 * Why a day that was tapped cannot be chosen; names it, since it is not among those that are.
 *
 * @param which day of the rental it would be
 */
export function dayRefused(which: 'start' | 'end', day: string, reason: string): string {
  const named = which === 'end' ? `Jusqu'au ${formatShortDay(day)}` : formatShortDay(day);
  return `${named}\u00a0: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}
