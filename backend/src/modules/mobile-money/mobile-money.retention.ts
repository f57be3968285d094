import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Db } from '../../platform/database/prisma.js';
import { Retention } from '../../platform/retention.js';

/** Long enough to settle a dispute with the operator; the database refuses to remove them sooner. */
const callbacksKeptMs = 90 * dayMs;

@Injectable()
export class MobileMoneyRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'gateway_callbacks',
      remove: async (now, limit) => {
        const receivedAt = { lt: new Date(now.getTime() - callbacksKeptMs) };
        return (await this.db.gatewayCallback.deleteMany({ where: { receivedAt }, limit })).count;
      },
    });
  }
}
