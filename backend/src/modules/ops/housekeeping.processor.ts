import { Injectable } from '@nestjs/common';
import { Processor } from '../../platform/queues/processor.js';
import { RemoveExpired } from './remove-expired.js';

/** The night's cleaning. One that is lost is made up for by the next. */
@Injectable()
export class HousekeepingProcessor extends Processor<'housekeeping'> {
  constructor(private readonly removeExpired: RemoveExpired) {
    super('housekeeping', 1);
  }

  process() {
    return this.removeExpired.execute();
  }
}
