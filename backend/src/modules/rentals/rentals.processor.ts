import { Injectable } from '@nestjs/common';
import { Processor } from '../../platform/queues/processor.js';
import { Sweeper } from '../../platform/queues/sweeper.js';
import { ExpireRequests } from './answer/expire-requests.js';
import { AdvanceCalendar } from './calendar/advance-calendar.js';
import { ReturnItem } from './return/return-item.js';

/** The night's work: every rental whose day has come. */
@Injectable()
export class RentalsProcessor extends Processor<'rentals'> {
  constructor(private readonly calendar: AdvanceCalendar) {
    super('rentals', 1);
  }

  process() {
    return this.calendar.execute();
  }
}

/** Requests past their deadline, returns past their silence, and whatever the night's job missed. */
@Injectable()
export class RentalsSweeper extends Sweeper {
  constructor(
    private readonly calendar: AdvanceCalendar,
    private readonly requests: ExpireRequests,
    private readonly returns: ReturnItem,
  ) {
    super(60_000);
  }

  async sweep(): Promise<void> {
    await this.calendar.execute();
    await this.requests.execute();
    await this.returns.settleSilent();
  }
}
