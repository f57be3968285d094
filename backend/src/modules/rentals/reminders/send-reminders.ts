import { Injectable } from '@nestjs/common';
import { addDays, dayOf } from '../../../kernel/day.js';
import { hourMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition } from '../apply-transition.js';
import { forEachDueRental } from '../calendar/for-each-due-rental.js';
import { answerDeadline } from '../domain/rental-deadlines.js';
import { reminderOf, startReminderAt } from '../domain/rental-reminders.js';
import type { ReminderEvent } from '../domain/rental-status.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf } from '../rental-record.js';

const { requestTimeoutHours, answerReminderHours, returnReminderDays, secondReturnReminderDays } =
  rentalPolicy;

/** Reminds owners of requests, parties of a rental that begins, and of one that nobody has declared back: each once. */
@Injectable()
export class SendReminders {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** Sends every reminder that is due; returns how many rentals were looked at. */
  execute(): Promise<number> {
    const now = this.clock.now();
    return forEachDueRental(this.db, mayBeDue(now), async (rental) => {
      if (reminderOf(factsOf(rental), now, rentalPolicy)) await this.remind(rental.id);
    });
  }

  private async remind(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (!rental) return;
      const facts = factsOf(rental);
      const event = reminderOf(facts, this.clock.now(), rentalPolicy);
      if (!event) return;
      if ((await tx.rentalEvent.count({ where: { rentalId, event } })) > 0) return;
      const by = { role: 'system' } as const;
      const answerBy = rental.returnDueAt ?? answerDeadline(facts, rentalPolicy);
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by, answerBy });
    });
  }
}

/** Rentals without a reminder for which its time may have come; the rule says for which it has. */
function mayBeDue(now: Date): Prisma.Sql {
  const askedBefore = new Date(
    now.getTime() - (requestTimeoutHours - answerReminderHours) * hourMs,
  );
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const startReminder = startReminderAt({ period: { start: tomorrow } });
  const without = (event: ReminderEvent) =>
    Prisma.sql`not exists (select from rental_events where rental_id = rentals.id and event = ${event})`;
  const forgotten = Prisma.sql`status = 'terminee' and return_status = 'none' and return_due_at > ${now}`;
  const [firstDay, secondDay] = [
    addDays(today, -returnReminderDays),
    addDays(today, -secondReturnReminderDays),
  ];
  // Of what begins tomorrow, nobody is reminded of what they were told since.
  return Prisma.sql`
    select id from rentals
      where status = 'en_attente' and (created_at <= ${askedBefore} or start_date <= ${tomorrow}::date)
        and ${without('remind-answer')}
    union select id from rentals
      where status = 'acceptee' and start_date = ${tomorrow}::date and not is_delayed
        and not exists (
          select from rental_events
          where rental_id = rentals.id and event in ('accept', 'end-delay', 'remind-start')
            and at >= ${startReminder})
    union select id from rentals
      where ${forgotten} and end_date between ${secondDay}::date and ${firstDay}::date
        and ${without('remind-return')}
    union select id from rentals
      where ${forgotten} and end_date <= ${secondDay}::date and ${without('remind-return-again')}`;
}
