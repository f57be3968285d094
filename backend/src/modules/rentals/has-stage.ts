import { type Day, toDate } from '../../kernel/day.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { type Ask, asks, type RentalStage } from './domain/rental-stage.js';
import { openStatuses } from './domain/rental-status.js';
import { hasStatusOn } from './has-status-on.js';

/** The rentals that are at this stage for that party on a day: `stageOf`, as a condition of the database. */
export function hasStage(
  stage: RentalStage,
  party: 'renter' | 'owner',
  today: Day,
): Prisma.RentalWhereInput {
  const due = { OR: asks[party].map((ask) => isAsked(ask, today)) };
  const open = hasStatusOn(openStatuses, today);
  switch (stage) {
    case 'due':
      return due;
    case 'ahead':
      return { AND: [open], NOT: [due] };
    case 'past':
      return { NOT: [due, open] };
  }
}

function isAsked(ask: Ask, today: Day): Prisma.RentalWhereInput {
  const { status, handoverStatus, returnStatus, isLastDay, isThere, change } = ask;
  return {
    ...(status && { AND: hasStatusOn(status, today) }),
    ...(handoverStatus && { handoverStatus: { in: [...handoverStatus] } }),
    ...(returnStatus && { returnStatus: { in: [...returnStatus] } }),
    ...(isLastDay && { endDate: { lte: toDate(today) } }),
    ...(isThere && { isDelayed: false }),
    ...(change && { changes: { some: change } }),
  };
}
