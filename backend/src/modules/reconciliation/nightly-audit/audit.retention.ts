import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../../kernel/duration.js';
import { Db } from '../../../platform/database/prisma.js';
import { Retention } from '../../../platform/retention.js';

/** Longer than the year whose books are closed. */
const keptMs = 400 * dayMs;

@Injectable()
export class AuditRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'audit_reports',
      remove: async (now, limit) => {
        const createdAt = { lt: new Date(now.getTime() - keptMs) };
        return (await this.db.auditReport.deleteMany({ where: { createdAt }, limit })).count;
      },
    });
  }
}
