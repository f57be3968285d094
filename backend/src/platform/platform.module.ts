import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { env } from '../env.js';
import { Clock } from './clock.js';
import { CardNotices } from './database/card-notices.js';
import { Pool } from './database/pool.js';
import { Db } from './database/prisma.js';
import { Sql } from './database/sql.js';
import { Transactions } from './database/transactions.js';
import { DueRows } from './delivery/due-rows.js';
import { IdempotencyPersonalData } from './http/idempotency-personal-data.js';
import { IdempotencyRetention } from './http/idempotency-retention.js';
import { Live } from './live/live.js';
import { LiveBus } from './live/live-bus.js';
import { LiveStreams } from './live/live-streams.js';
import { LongJobs } from './long-jobs/long-jobs.js';
import { LongJobsRetention } from './long-jobs/long-jobs-retention.js';
import { RowMendings } from './long-jobs/row-mendings.js';
import { HeldMails } from './mail/held-mails.js';
import { MailPersonalData } from './mail/mail-personal-data.js';
import { MailRetention } from './mail/mail-retention.js';
import { MailsQueue, mailsQueue } from './mail/mails.queue.js';
import { Outbox } from './mail/outbox.js';
import { PersonalData } from './personal-data.js';
import { QueuesModule } from './queues/queues.module.js';
import { LastingLimits } from './rate-limits/lasting-limits.js';
import { LimitUsesRetention } from './rate-limits/limit-uses-retention.js';
import { RateLimits } from './rate-limits/rate-limits.js';
import { Sendings } from './rate-limits/sendings.js';
import { Retention } from './retention.js';
import { StoppingModule } from './stopping.js';
import { openStorage } from './storage/open-storage.js';
import { Storage } from './storage/storage.js';
import { WatchedStorage } from './storage/watched-storage.js';

const shared = [
  Clock,
  Pool,
  Db,
  Sql,
  Transactions,
  Outbox,
  HeldMails,
  DueRows,
  RateLimits,
  LastingLimits,
  Sendings,
  Retention,
  PersonalData,
  Live,
  LiveStreams,
  LongJobs,
  RowMendings,
];

/** What every module stands on. */
@Global()
@Module({
  imports: [QueuesModule, StoppingModule, BullModule.registerQueue({ name: mailsQueue })],
  providers: [
    ...shared,
    MailsQueue,
    LiveBus,
    CardNotices,
    IdempotencyRetention,
    LimitUsesRetention,
    IdempotencyPersonalData,
    MailPersonalData,
    MailRetention,
    LongJobsRetention,
    {
      provide: Storage,
      useFactory: async () => new WatchedStorage(await openStorage(env.STORAGE_URL)),
    },
  ],
  exports: [...shared, Storage],
})
export class PlatformModule {}
