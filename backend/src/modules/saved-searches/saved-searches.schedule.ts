import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { TellMatches } from './tell-matches.js';

@Injectable()
export class SavedSearchesSchedule {
  constructor(private readonly matches: TellMatches) {}

  @Cron(CronExpression.EVERY_10_MINUTES, tick)
  async tellMatches(): Promise<void> {
    await this.matches.execute();
  }
}
