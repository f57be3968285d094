import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Sql } from '../../platform/database/sql.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forEachSettled } from '../../platform/for-each-settled.js';
import { Retention } from '../../platform/retention.js';
import { Uploads } from '../uploads/index.js';

/** From its last message: as long as a dispute about a rental may come up. */
const threadsKeptMs = 3 * 365 * dayMs;
/** A thread in which nobody has written anything. */
const emptyKeptMs = 30 * dayMs;

/** Removes old threads whole, with their messages; their pictures are then unused uploads. */
@Injectable()
export class MessagesRetention implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly uploads: Uploads,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'threads',
      remove: (now, limit) => this.removeThreads(now, limit),
    });
  }

  private async removeThreads(now: Date, limit: number): Promise<number> {
    const [threadsKept, emptyKept] = [threadsKeptMs, emptyKeptMs].map(
      (ms) => new Date(now.getTime() - ms),
    );
    const threads = await this.sql.$queryRaw<{ id: string }[]>`
      select id from threads
      where last_message_at < ${threadsKept} or last_number = 0 and created_at < ${emptyKept}
      limit ${limit}`;
    let removed = 0;
    await forEachSettled(threads, async ({ id }) => {
      await this.remove(id);
      removed++;
    });
    return removed;
  }

  private remove(id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const pictures = await tx.messagePicture.findMany({
        where: { message: { threadId: id } },
        orderBy: { uploadId: 'asc' },
      });
      for (const { uploadId } of pictures) await this.uploads.release(tx, uploadId);
      await tx.thread.delete({ where: { id } });
    });
  }
}
