import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { tick } from '../../../platform/schedule/tick.js';
import { MendMemberTexts } from './mend-member-texts.js';

@Injectable()
export class MendingSchedule {
  constructor(private readonly mend: MendMemberTexts) {}

  /** Once, ever: on later nights it is found done. */
  @Cron('30 2 * * *', tick)
  run(): Promise<void> {
    return this.mend.execute();
  }
}
