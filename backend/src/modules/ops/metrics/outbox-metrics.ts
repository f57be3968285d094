import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Source } from './source.js';

interface Channel {
  channel: string;
  waiting: number;
  /** Of those that are due. */
  oldest: Date | null;
  failed: number;
}

/** What is written down to be sent, and was not, or never will be. */
@Injectable()
export class OutboxMetrics implements Source {
  private readonly waiting = new Gauge({
    name: 'outbox_waiting',
    help: 'Messages that are to be sent, now or later, by channel: mail, sms, push',
    labelNames: ['channel'],
    registers: [],
  });
  private readonly lag = new Gauge({
    name: 'outbox_lag_seconds',
    help: 'For how long the next attempt at the message that waits longest has been due; 0 without any',
    labelNames: ['channel'],
    registers: [],
  });
  private readonly failed = new Gauge({
    name: 'outbox_failed',
    help: 'Messages that were given up and are still kept, by channel',
    labelNames: ['channel'],
    registers: [],
  });
  private readonly failedMails = new Gauge({
    name: 'mails_failed',
    help: 'Mails of the last 30 days that were given up: no server took them for three days, or they can never arrive',
    registers: [],
  });

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  register(registry: Registry): void {
    for (const gauge of [this.waiting, this.lag, this.failed, this.failedMails])
      registry.registerMetric(gauge);
  }

  async measure(): Promise<void> {
    for (const gauge of [this.waiting, this.lag, this.failed]) gauge.reset();
    this.failedMails.remove();
    const now = this.clock.now();
    const counts = Prisma.sql`
      (count(*) filter (where next_attempt_at is not null))::int as waiting,
      min(next_attempt_at) filter (where next_attempt_at <= ${now}) as oldest,
      (count(*) filter (where failed_at is not null))::int as failed`;
    const rows = await this.database.rows<Channel>(Prisma.sql`
      select 'mail' as channel, ${counts} from outbox_mails
      where next_attempt_at is not null or failed_at is not null
      union all
      select 'sms', ${counts} from sms_messages
      where next_attempt_at is not null or failed_at is not null
      union all
      select 'push', ${counts} from push_messages
      where next_attempt_at is not null or failed_at is not null`);
    for (const { channel, waiting, oldest, failed } of rows) {
      this.waiting.set({ channel }, waiting);
      this.lag.set({ channel }, oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0);
      this.failed.set({ channel }, failed);
      if (channel === 'mail') this.failedMails.set(failed);
    }
  }
}
