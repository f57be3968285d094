import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock.js';
import { tick } from '../../../platform/schedule/tick.js';
import { AuditQueue } from './audit.queue.js';
import { AuditNightly } from './audit-nightly.js';

@Injectable()
export class AuditSchedule {
  constructor(
    private readonly clock: Clock,
    private readonly queue: AuditQueue,
    private readonly audit: AuditNightly,
  ) {}

  @Cron('0 5 * * *', tick)
  enqueueNight(): void {
    this.queue.enqueueNight(this.clock.today());
  }

  /** Makes the day's report when the night's job was lost. */
  @Cron(CronExpression.EVERY_MINUTE, tick)
  auditIfMissed(): Promise<void> {
    return this.audit.executeIfMissed();
  }
}
