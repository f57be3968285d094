import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Db } from '../database/prisma.js';
import { Retention } from '../retention.js';

/** Long enough to answer a member who asks what they were sent. */
const keptMs = 30 * dayMs;

@Injectable()
export class MailRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'outbox_mails',
      remove: async (now, limit) => {
        const past = { lt: new Date(now.getTime() - keptMs) };
        const where = { OR: [{ sentAt: past }, { failedAt: past }] };
        return (await this.db.outboxMail.deleteMany({ where, limit })).count;
      },
    });
  }
}
