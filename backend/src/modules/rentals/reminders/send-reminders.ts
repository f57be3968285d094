import { Injectable } from '@nestjs/common';
import { addDays, dayOf, toDate } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import type { Prisma } from '../../../platform/database/generated/client.js';
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
    return forEachDueRental(this.db, { OR: mayBeDue(now) }, async (rental) => {
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
function mayBeDue(now: Date): Prisma.RentalWhereInput[] {
  const hours = requestTimeoutHours - answerReminderHours;
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const without = (event: ReminderEvent) => ({ events: { none: { event } } });
  const endedDaysAgo = (days: number) => ({ lte: toDate(addDays(today, -days)) });
  const forgotten = { status: 'terminee', returnStatus: 'none', returnDueAt: { gt: now } } as const;
  return [
    {
      status: 'en_attente',
      OR: [
        { createdAt: { lte: new Date(now.getTime() - hours * 3_600_000) } },
        { startDate: { lte: toDate(tomorrow) } },
      ],
      ...without('remind-answer'),
    },
    {
      status: 'acceptee',
      startDate: toDate(tomorrow),
      isDelayed: false,
      // Nobody is reminded of what they were told since.
      events: {
        none: {
          event: { in: ['accept', 'end-delay', 'remind-start'] },
          at: { gte: startReminderAt({ period: { start: tomorrow } }) },
        },
      },
    },
    {
      ...forgotten,
      endDate: {
        ...endedDaysAgo(returnReminderDays),
        gte: toDate(addDays(today, -secondReturnReminderDays)),
      },
      ...without('remind-return'),
    },
    {
      ...forgotten,
      endDate: endedDaysAgo(secondReturnReminderDays),
      ...without('remind-return-again'),
    },
  ];
}
