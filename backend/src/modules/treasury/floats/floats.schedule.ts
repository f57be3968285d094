import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../../platform/schedule/tick.js';
import { WatchFloats } from './watch-floats.js';

@Injectable()
export class FloatsSchedule {
  constructor(private readonly watchFloats: WatchFloats) {}

  @Cron(CronExpression.EVERY_5_MINUTES, tick)
  watch(): Promise<void> {
    return this.watchFloats.execute();
  }
}
