import { Injectable } from '@nestjs/common';
import { type Day, toDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { moveNotAllowed } from '../apply-transition.js';
import { AdvanceCalendar } from '../calendar/advance-calendar.js';
import {
  type ChangeKind,
  changeAnswerDeadline,
  isChangeable,
  mayAsk,
} from '../domain/rental-change.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf, partyOf } from '../rental-record.js';
import { findOpenChange } from './change-record.js';
import { QuoteChange } from './quote-change.js';
import { RecordChange } from './record-change.js';

/** A party asks for another end day of a rental: the renter for a later one, either for an earlier one. */
@Injectable()
export class AskChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly calendar: AdvanceCalendar,
    private readonly quotes: QuoteChange,
    private readonly recordChange: RecordChange,
  ) {}

  /**
   * @param id of the change; a call repeated with the same one, or for what already waits, changes nothing
   * @throws ProblemError `rental-not-found` for a stranger, `forbidden` for an owner who asks for more
   *   days, `account-suspended` and `member-unreachable` for more days with a suspended party, `change-open`,
   *   `move-not-allowed`, or why the rental cannot end on that day
   */
  async execute(
    actor: Actor,
    rentalId: string,
    id: string,
    { kind, newEnd, reason }: { kind: ChangeKind; newEnd: Day; reason: string },
  ): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      const party = rental && partyOf(rental, actor.id);
      if (!rental || !party) throw new ProblemError('rental-not-found');
      if (!mayAsk(kind, party)) throw new ProblemError('forbidden');
      if ((await tx.rentalChange.count({ where: { id } })) > 0) return;
      if (kind === 'extension') {
        await this.users.requireNoneSuspended(tx, actor.id, rental.ownerId);
      }
      const open = await findOpenChange(tx, rentalId);
      const newEndDate = toDate(newEnd);
      if (open?.askedBy === party && open.newEndDate.getTime() === newEndDate.getTime()) return;
      if (open) throw new ProblemError('change-open');
      const current = await this.calendar.advanceLocked(tx, afterCommit, rental);
      const facts = factsOf(current);
      if (!isChangeable(facts)) throw moveNotAllowed(current);
      const { amount } = await this.quotes.of(tx, current, { kind, newEnd });
      const now = this.clock.now();
      const change = await tx.rentalChange.create({
        data: {
          id,
          rentalId,
          kind,
          askedBy: party,
          oldEndDate: current.endDate,
          newEndDate,
          rentDifference: amount,
          reason,
          askedAt: now,
          dueAt: changeAnswerDeadline(facts.period, newEnd, now, rentalPolicy),
        },
      });
      await this.recordChange.execute(tx, afterCommit, current, change, {
        event: `ask-${kind}`,
        by: { role: party, id: actor.id },
        at: now,
      });
    });
  }
}
