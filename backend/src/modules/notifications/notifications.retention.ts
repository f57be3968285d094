import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Db } from '../../platform/database/prisma.js';
import { Retention } from '../../platform/retention.js';

/** Long enough to answer a member who asks what they were sent. */
const sentKeptMs = 30 * dayMs;
/** Half a year: what happened to a rental stands in its own history for good. */
const keptMs = 183 * dayMs;

@Injectable()
export class NotificationsRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'notifications',
      remove: async (now, limit) => {
        const where = { createdAt: { lt: new Date(now.getTime() - keptMs) } };
        return (await this.db.notification.deleteMany({ where, limit })).count;
      },
    });
    const past = (now: Date) => ({ lt: new Date(now.getTime() - sentKeptMs) });
    this.retention.register({
      table: 'push_messages',
      remove: async (now, limit) => {
        const where = { createdAt: past(now) };
        return (await this.db.pushMessage.deleteMany({ where, limit })).count;
      },
    });
    this.retention.register({
      table: 'sms_messages',
      remove: async (now, limit) => {
        const where = { createdAt: past(now) };
        return (await this.db.smsMessage.deleteMany({ where, limit })).count;
      },
    });
    // Before the answers that used them. A request is answered long before.
    this.retention.register({
      table: 'sms_request_codes',
      remove: async (now, limit) => {
        const where = { createdAt: past(now) };
        return (await this.db.smsRequestCode.deleteMany({ where, limit })).count;
      },
    });
    this.retention.register({
      table: 'sms_answers',
      remove: async (now, limit) => {
        const where = { handledAt: past(now), code: null };
        return (await this.db.smsAnswer.deleteMany({ where, limit })).count;
      },
    });
  }
}
