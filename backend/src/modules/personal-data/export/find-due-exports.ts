import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { DataExportsQueue } from './data-exports.queue.js';

/** How many a look takes, oldest first. */
const most = 20;

/** Finds the exports that no job has made, or whose worker died, and has the queue's workers make them. */
@Injectable()
export class FindDueExports {
  constructor(
    private readonly db: Db,
    private readonly queue: DataExportsQueue,
    private readonly clock: Clock,
  ) {}

  /** One whose job waits already gets another one: the lease has it made once. */
  async execute(): Promise<void> {
    const due = await this.db.dataExport.findMany({
      where: { nextAttemptAt: { lte: this.clock.now() } },
      orderBy: { nextAttemptAt: 'asc' },
      select: { id: true },
      take: most,
    });
    for (const { id } of due) this.queue.enqueue({ exportId: id });
  }
}
