import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { Retention } from '../../platform/retention.js';

/** Half a year: what happened to a rental stands in its own history for good. */
const keptMs = 183 * 24 * 3_600_000;

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
  }
}
