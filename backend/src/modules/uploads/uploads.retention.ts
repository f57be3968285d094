import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hourMs } from '../../kernel/duration.js';
import { Db } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forEachDue } from '../../platform/for-each-settled.js';
import { Retention } from '../../platform/retention.js';
import type { Preset } from './domain/files.js';
import { UploadFiles } from './files/upload-files.js';

/** Longer than anybody takes to fill in the form that a picture was sent for. */
const unusedKeptMs = 48 * hourMs;

/** Removes the uploads that nothing uses, with their files. */
@Injectable()
export class UploadsRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly files: UploadFiles,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'uploads',
      remove: (now) => this.removeUnused(now),
    });
  }

  private async removeUnused(now: Date): Promise<number> {
    const unusedSince = { lt: new Date(now.getTime() - unusedKeptMs) };
    let removed = 0;
    await forEachDue(
      ({ after, limit }) =>
        this.db.upload.findMany({
          where: { id: { gt: after }, unusedSince },
          orderBy: { id: 'asc' },
          select: { id: true, preset: true },
          take: limit,
        }),
      async ({ id, preset }) => {
        if (await this.remove(id, preset, unusedSince)) removed++;
      },
    );
    return removed;
  }

  /** The row goes with its files, or stays when they could not be removed, or it came into use. */
  private remove(id: string, preset: Preset, unusedSince: { lt: Date }): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const { count } = await tx.upload.deleteMany({ where: { id, unusedSince } });
      if (count === 0) return false;
      await this.files.remove({ id, preset });
      return true;
    });
  }
}
