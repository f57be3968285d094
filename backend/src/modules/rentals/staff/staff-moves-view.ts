import { hourMs } from '../../../kernel/duration.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import { listPostponable, mostPostponedHours } from '../domain/postponement.js';
import { effectOf } from '../domain/rental-effects.js';
import { stepsOf } from '../domain/shares.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf, partyOf } from '../rental-record.js';
import type { RentalStepView, StaffRentalView } from '../rentals.schema.js';

type Moves = Pick<StaffRentalView, 'cancellation' | 'deposit_shares' | 'deadlines'>;

/** What one of the staff may do with a rental now, and how far: nothing with one of their own. */
export function viewMoves(
  rental: Rental,
  steps: readonly RentalStepView[],
  viewer: Pick<Actor, 'id'>,
  now: Date,
): Moves {
  const facts = factsOf(rental);
  if (partyOf(rental, viewer.id)) return { cancellation: null, deposit_shares: [], deadlines: [] };
  const isPostponed = (deadline: string) =>
    steps.some(({ postponed }) => postponed?.deadline === deadline);
  return {
    cancellation: viewCancellation(facts, now),
    deposit_shares: stepsOf(facts.securityDeposit),
    deadlines: listPostponable(facts, now, rentalPolicy).map(({ deadline, dueAt, latest }) => ({
      deadline,
      due_at: dueAt.toISOString(),
      hours: isPostponed(deadline) ? 0 : hoursLeft(dueAt, latest),
    })),
  };
}

function viewCancellation(facts: ReturnType<typeof factsOf>, now: Date): Moves['cancellation'] {
  const effect = effectOf(facts, 'cancel-by-staff', 'staff', now, rentalPolicy, 0);
  if (!effect) return null;
  const { deposit, frees } = effect;
  return {
    refunds: stepsOf(facts.rent),
    deposit,
    frees: frees && { start_date: frees.start, end_date: frees.end },
  };
}

/** Whole ones, and the last one begun. */
function hoursLeft(dueAt: Date, latest: Date | null): number {
  if (!latest) return mostPostponedHours;
  const left = Math.ceil((latest.getTime() - dueAt.getTime()) / hourMs);
  return Math.min(mostPostponedHours, left);
}
