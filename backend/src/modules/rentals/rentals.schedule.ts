import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock.js';
import { tick } from '../../platform/schedule/tick.js';
import { ExpireRequests } from './answer/expire-requests.js';
import { AdvanceCalendar } from './calendar/advance-calendar.js';
import { SettleUnanswered } from './calendar/settle-unanswered.js';
import { ExpireChanges } from './changes/expire-changes.js';
import { SupersedeRequests } from './changes/supersede-requests.js';
import { SendReminders } from './reminders/send-reminders.js';
import { RentalsQueue } from './rentals.queue.js';
import { MarkLate } from './return/mark-late.js';
import { TellNextRenters } from './return/tell-next-renters.js';
import { CloseForSuspended } from './suspension/close-for-suspended.js';

@Injectable()
export class RentalsSchedule {
  constructor(
    private readonly clock: Clock,
    private readonly queue: RentalsQueue,
    private readonly calendar: AdvanceCalendar,
    private readonly requests: ExpireRequests,
    private readonly unanswered: SettleUnanswered,
    private readonly late: MarkLate,
    private readonly nextRenters: TellNextRenters,
    private readonly reminders: SendReminders,
    private readonly changes: ExpireChanges,
    private readonly superseded: SupersedeRequests,
    private readonly suspended: CloseForSuspended,
  ) {}

  @Cron('5 0 * * *', tick)
  enqueueNight(): void {
    this.queue.enqueueNight(this.clock.today());
  }

  /**
   * Requests past their deadline and of suspended members, returns that nobody has answered in time, objects that are late, reminders, and whatever the
   * night's job missed.
   */
  @Cron(CronExpression.EVERY_10_SECONDS, tick)
  async processDue(): Promise<void> {
    await this.calendar.execute();
    await this.requests.execute();
    await this.late.execute();
    // Before a handover is taken as done whose object is late.
    await this.nextRenters.execute();
    await this.unanswered.execute();
    await this.reminders.execute();
    await this.changes.execute();
    await this.superseded.execute();
    await this.suspended.execute();
  }
}
