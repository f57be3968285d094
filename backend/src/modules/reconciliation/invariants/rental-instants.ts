import { zone } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { rentalPolicy } from '../../rentals/index.js';

/** When something of a rental is due, in SQL: the audit states the rules anew. */

const { requestTimeoutHours, answerReminderHours, returnReminderDays, secondReturnReminderDays } =
  rentalPolicy;

/** The beginning of a day in Gabon. */
export const startOf = (day: Prisma.Sql) => Prisma.sql`((${day})::timestamp at time zone ${zone})`;

/** Until when the owner may answer: some hours, and before the start day or, if asked on it, its end. */
export const answerDeadline = Prisma.sql`least(
  created_at + make_interval(hours => ${requestTimeoutHours}),
  ${startOf(Prisma.sql`
    case when (created_at at time zone ${zone})::date < start_date
      then start_date else start_date + 1 end`)})`;

/** When the owner is reminded: some hours before it, or a quarter of the time. */
export const answerReminderAt = Prisma.sql`(${answerDeadline} - least(
  make_interval(hours => ${answerReminderHours}), (${answerDeadline} - created_at) / 4))`;

/** When the parties of an accepted rental are told that it starts on the next day. */
export const startReminderAt = Prisma.sql`(${startOf(Prisma.sql`start_date - 1`)} + interval '9 hours')`;

/** When the renter of a rental that nobody declares back is reminded, and reminded again. */
export const returnReminderAt = Prisma.sql`(${startOf(Prisma.sql`end_date + ${returnReminderDays}::int`)}
  + interval '9 hours')`;
export const secondReturnReminderAt = Prisma.sql`(${startOf(
  Prisma.sql`end_date + ${secondReturnReminderDays}::int`,
)} + interval '9 hours')`;
