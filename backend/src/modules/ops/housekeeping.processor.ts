import { Injectable } from '@nestjs/common';
import { Processor } from '../../platform/queues/processor.js';
import { Retention } from '../../platform/retention.js';

/** The night's cleaning. One that is lost is made up for by the next. */
@Injectable()
export class HousekeepingProcessor extends Processor<'housekeeping'> {
  constructor(private readonly retention: Retention) {
    super('housekeeping', 1);
  }

  process() {
    return this.retention.removeExpired();
  }
}
