import { zone } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { rentalPolicy } from '../../rentals/index.js';

/** When something of a rental is due, in SQL: the audit states the rules anew. */

const { requestTimeoutHours, answerReminderHours, returnReminderDays, secondReturnReminderDays } =
  rentalPolicy;

/** The beginning of a day in Gabon. */
export const startOf = (day: Prisma.Sql) => Prisma.sql`((${day})::timestamp at time zone ${zone})`;

/** When a request is of no use any more: at the start day or, if asked on it, at its end. */
export const latestAnswer = startOf(Prisma.sql`
  case when (created_at at time zone ${zone})::date < start_date
    then start_date else start_date + 1 end`);

/** Until when the owner may answer by the rule: some hours, and before that. */
export const ordinaryAnswerDeadline = Prisma.sql`least(
  created_at + make_interval(hours => ${requestTimeoutHours}), ${latestAnswer})`;

/** The same, or later where staff said so. */
export const answerDeadline = Prisma.sql`coalesce(answer_due_at, ${ordinaryAnswerDeadline})`;

/** When the owner is reminded: some hours before it, or a quarter of the time. */
export const answerReminderAt = Prisma.sql`(${ordinaryAnswerDeadline} - least(
  make_interval(hours => ${answerReminderHours}), (${ordinaryAnswerDeadline} - created_at) / 4))`;

/** When the parties of an accepted rental are told that it starts on the next day. */
export const startReminderAt = Prisma.sql`(${startOf(Prisma.sql`start_date - 1`)} + interval '9 hours')`;

/** When the renter of a rental that nobody declares back is reminded, and reminded again. */
export const returnReminderAt = Prisma.sql`(${startOf(Prisma.sql`end_date + ${returnReminderDays}::int`)}
  + interval '9 hours')`;
export const secondReturnReminderAt = Prisma.sql`(${startOf(
  Prisma.sql`end_date + ${secondReturnReminderDays}::int`,
)} + interval '9 hours')`;
