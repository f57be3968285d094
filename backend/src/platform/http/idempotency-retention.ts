import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Db } from '../database/prisma.js';
import { Retention } from '../retention.js';

/** What a repeated call is promised. */
const keptMs = dayMs;

@Injectable()
export class IdempotencyRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'idempotency_keys',
      remove: async (now, limit) => {
        const createdAt = { lt: new Date(now.getTime() - keptMs) };
        return (await this.db.idempotencyKey.deleteMany({ where: { createdAt }, limit })).count;
      },
    });
  }
}
