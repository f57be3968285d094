import { today } from '@loka/client';
import type { Rental } from '@/api/types';
import type { KeptStep } from './kept-step';

const ON_START_DAY: readonly KeptStep[] = ['hand-over', 'report-absent', 'report-not-received'];

/**
 * Whether a party may take a step now: the server says so. A list that was last seen before the start
 * day, on a phone without network since, does not know yet that the object may change hands.
 */
export function isStepOpen(rental: Rental, step: KeptStep): boolean {
  // No code is taken any more after too many wrong ones.
  if (step === 'hand-over' && rental.handover_tries_left === 0) return false;
  if (rental.actions.includes(step)) return true;
  const isOutdated = rental.status === 'acceptée' && rental.start_date <= today();
  return isOutdated && ON_START_DAY.includes(step);
}
