import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Db } from '../../platform/database/prisma.js';
import { Retention } from '../../platform/retention.js';

/** So that staff see for three years how often a member was reported. */
const reportsKeptMs = 3 * 365 * dayMs;
const checksKeptMs = 365 * dayMs;

@Injectable()
export class ReportsRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'reports',
      remove: async (now, limit) => {
        const closedAt = { lt: new Date(now.getTime() - reportsKeptMs) };
        return (await this.db.report.deleteMany({ where: { closedAt }, limit })).count;
      },
    });
    this.retention.register({
      table: 'item_checks',
      remove: async (now, limit) => {
        const checkedAt = { lt: new Date(now.getTime() - checksKeptMs) };
        return (await this.db.itemCheck.deleteMany({ where: { checkedAt }, limit })).count;
      },
    });
  }
}
