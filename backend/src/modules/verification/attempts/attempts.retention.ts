import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../../kernel/duration.js';
import { Db } from '../../../platform/database/prisma.js';
import { Retention } from '../../../platform/retention.js';

/** An attempt that expired opens nothing; a day serves whoever looks for what went wrong. */
const keptMs = dayMs;

@Injectable()
export class AttemptsRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'verification_attempts',
      remove: async (now, limit) => {
        const expiresAt = { lt: new Date(now.getTime() - keptMs) };
        return (await this.db.verificationAttempt.deleteMany({ where: { expiresAt }, limit }))
          .count;
      },
    });
  }
}
