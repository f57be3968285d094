import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Db } from '../database/prisma.js';
import { Retention } from '../retention.js';

/** As long as the longest window of a limit that counts here. */
const keptMs = dayMs;

@Injectable()
export class LimitUsesRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'limit_uses',
      remove: async (now, limit) => {
        const usedAt = { lt: new Date(now.getTime() - keptMs) };
        return (await this.db.limitUse.deleteMany({ where: { usedAt }, limit })).count;
      },
    });
  }
}
