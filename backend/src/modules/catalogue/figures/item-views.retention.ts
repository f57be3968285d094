import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../../kernel/duration.js';
import { Sql } from '../../../platform/database/sql.js';
import { Retention } from '../../../platform/retention.js';

/** The figures go back six months; a year allows for a comparison later. */
const daysKept = 400;

@Injectable()
export class ItemViewsRetention implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'item_views',
      remove: (now, limit) => {
        const before = new Date(now.getTime() - daysKept * dayMs);
        return this.sql.$executeRaw`
          delete from item_views where (item_id, day) in (
            select item_id, day from item_views where day < ${before} limit ${limit})`;
      },
    });
  }
}
