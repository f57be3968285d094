import { formatPeriod } from '@loka/client';
import type { Rental } from '@/api/types';

type Effect = Rental['effects'][number];

/** What an action would do now, as the server says; undefined when it cannot be taken, or moves nothing known. */
export function effectOf({ effects }: Rental, action: Effect['action']): Effect | undefined {
  return effects.find((effect) => effect.action === action);
}

/** XAF that the renter gets back, of the rent and of the security deposit. */
export function backToRenter(effect: Effect | undefined): number {
  return effect ? effect.refund + effect.deposit : 0;
}

/** Which days others can rent again; null when there are none. */
export function freedDays(effect: Effect | undefined): string | null {
  if (!effect?.frees) return null;
  const { start_date: start, end_date: end } = effect.frees;
  return `Redeviennent libres\u00a0: ${formatPeriod(start, end)}.`;
}
