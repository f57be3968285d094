import { type Day, toDate } from '../../kernel/day.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { asks, openWhile, type RentalStage, type StageCondition } from './domain/rental-stage.js';
import { hasStatusOn } from './has-status-on.js';

/** The rentals that are at this stage for that party on a day: `stageOf`, as a condition of the database. */
export function hasStage(
  stage: RentalStage,
  party: 'renter' | 'owner',
  today: Day,
): Prisma.RentalWhereInput {
  const isAny = (conditions: readonly StageCondition[]) => ({
    OR: conditions.map((condition) => isMet(condition, today)),
  });
  const due = isAny(asks[party]);
  const open = isAny(openWhile);
  switch (stage) {
    case 'due':
      return due;
    case 'ahead':
      return { AND: [open], NOT: [due] };
    case 'past':
      return { NOT: [due, open] };
  }
}

function isMet(condition: StageCondition, today: Day): Prisma.RentalWhereInput {
  const { status, handoverStatus, returnStatus, isLastDay, isThere, change } = condition;
  return {
    ...(status && { AND: hasStatusOn(status, today) }),
    ...(handoverStatus && { handoverStatus: { in: [...handoverStatus] } }),
    ...(returnStatus && { returnStatus: { in: [...returnStatus] } }),
    ...(isLastDay && { endDate: { lte: toDate(today) } }),
    ...(isThere && { isDelayed: false }),
    ...(change && { changes: { some: change } }),
  };
}
