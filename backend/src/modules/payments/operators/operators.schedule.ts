import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../../platform/schedule/tick.js';
import { WatchOperators } from './watch-operators.js';

@Injectable()
export class OperatorsSchedule {
  constructor(private readonly watchOperators: WatchOperators) {}

  @Cron(CronExpression.EVERY_MINUTE, tick)
  async watch(): Promise<void> {
    await this.watchOperators.execute();
  }
}
