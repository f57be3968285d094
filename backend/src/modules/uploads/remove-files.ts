import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forEachDue } from '../../platform/for-each-settled.js';
import type { Preset } from './domain/files.js';
import { UploadFiles } from './files/upload-files.js';

/** Removes the files of uploads whose row is gone, or was never written. */
@Injectable()
export class RemoveFiles {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly files: UploadFiles,
    private readonly clock: Clock,
  ) {}

  /** One that fails is tried again the next time. */
  async execute(): Promise<void> {
    const dueAt = { lte: this.clock.now() };
    await forEachDue(
      async ({ after, limit }) => {
        const due = await this.db.uploadRemoval.findMany({
          where: { uploadId: { gt: after }, dueAt },
          orderBy: { uploadId: 'asc' },
          take: limit,
        });
        return due.map(({ uploadId, preset }) => ({ id: uploadId, preset }));
      },
      ({ id, preset }) => this.remove(id, preset),
    );
  }

  /** What is to be removed is forgotten once it is: a server that dies in between leaves it on record. */
  private remove(id: string, preset: Preset): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { count } = await tx.uploadRemoval.deleteMany({ where: { uploadId: id } });
      // Another worker has removed it, or somebody sent the picture anew under its id.
      if (count === 0 || (await tx.upload.findUnique({ where: { id } }))) return;
      await this.files.remove({ id, preset });
    });
  }
}
