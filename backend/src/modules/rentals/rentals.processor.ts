import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../platform/queues/job-processor.js';
import { AdvanceCalendar } from './calendar/advance-calendar.js';
import { rentalsQueue } from './rentals.queue.js';

/** The night's work: every rental whose day has come. */
@Processor(rentalsQueue, workerOptions(1))
export class RentalsProcessor extends JobProcessor {
  constructor(private readonly calendar: AdvanceCalendar) {
    super();
  }

  run() {
    return this.calendar.execute();
  }
}
