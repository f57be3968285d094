import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { TellNews } from './tell-news.js';

@Injectable()
export class FavouritesSchedule {
  constructor(private readonly news: TellNews) {}

  @Cron(CronExpression.EVERY_30_SECONDS, tick)
  async tellNews(): Promise<void> {
    await this.news.execute();
  }
}
