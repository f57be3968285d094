import { type Day, toDate } from '../../kernel/day.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { outStatuses } from './domain/late-return.js';
import { agreedStatuses, contestedHandoverStatuses } from './domain/rental-status.js';

/** The rentals of which the object is with its renter after the last day, also when its owner says that it is missing. */
export function isLateOn(today: Day) {
  return {
    status: { in: [...agreedStatuses] },
    returnStatus: { in: [...outStatuses] },
    handoverStatus: { notIn: [...contestedHandoverStatuses] },
    endDate: { lt: toDate(today) },
  } satisfies Prisma.RentalWhereInput;
}

/** The same for a statement in which `r` is the rental. */
export function whereLateOn(today: Day): Prisma.Sql {
  return Prisma.sql`r.status = any(${agreedStatuses}::"RentalStatus"[])
    and r.return_status = any(${outStatuses}::"ReturnStatus"[])
    and not r.handover_status = any(${contestedHandoverStatuses}::"HandoverStatus"[])
    and r.end_date < ${today}::date`;
}
