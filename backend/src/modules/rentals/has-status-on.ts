import { type Day, toDate } from '../../kernel/day.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { activeStatuses, type RentalStatus } from './domain/rental-status.js';

/** The rentals that have one of these statuses on a day: `statusOn`, as a condition of the database. */
export function hasStatusOn(
  statuses: readonly RentalStatus[],
  today: Day,
): Prisma.RentalWhereInput {
  const day = toDate(today);
  const active = { status: { in: [...activeStatuses] } };
  const byCalendar: Partial<Record<RentalStatus, Prisma.RentalWhereInput>> = {
    acceptee: { status: 'acceptee', startDate: { gt: day } },
    en_cours: { ...active, startDate: { lte: day }, endDate: { gte: day } },
    terminee: { OR: [{ status: 'terminee' }, { ...active, endDate: { lt: day } }] },
  };
  return { OR: statuses.map((status) => byCalendar[status] ?? { status }) };
}
