import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Db } from '../database/prisma.js';
import { Retention } from '../retention.js';

/** Long enough to see whether runs have become longer. */
const keptMs = 90 * dayMs;

@Injectable()
export class LongJobsRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'long_jobs',
      remove: async (now, limit) => {
        const finishedAt = { lt: new Date(now.getTime() - keptMs) };
        return (await this.db.longJob.deleteMany({ where: { finishedAt }, limit })).count;
      },
    });
  }
}
