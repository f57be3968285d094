import { Injectable } from '@nestjs/common';
import { Prisma } from '../database/generated/client.js';
import { Sql } from '../database/sql.js';

/** The mails that were given up, until the retention removes them. */
@Injectable()
export class FailedMails {
  constructor(private readonly database: Sql) {}

  async count(): Promise<number> {
    const [row] = await this.database.rows<{ count: number }>(Prisma.sql`
      select count(*)::int as count from outbox_mails where failed_at is not null`);
    return row?.count ?? 0;
  }
}
