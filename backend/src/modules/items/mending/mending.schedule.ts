import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { tick } from '../../../platform/schedule/tick.js';
import { MendItemTexts } from './mend-item-texts.js';

@Injectable()
export class MendingSchedule {
  constructor(private readonly mend: MendItemTexts) {}

  /** Once, ever: on later nights it is found done. */
  @Cron('30 2 * * *', tick)
  run(): Promise<void> {
    return this.mend.execute();
  }
}
