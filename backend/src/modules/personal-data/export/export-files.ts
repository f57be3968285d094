import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../../../platform/clock.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { rotateEach } from '../../../platform/sealing/rotate-each.js';
import { PrivateFiles } from '../../uploads/index.js';
import { leaseMs } from '../domain/export-rules.js';
import { LeaseLost } from './lease-lost.js';

export const exportType = 'application/zip';

/** Which attempt at an export a file is of. */
interface Attempt {
  id: string;
  attempts: number;
}

/** The files of exports. A row names each before the storage has it, and goes after it. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly files: PrivateFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a part into the storage, for which the attempt has its lease anew.
   *
   * @throws LeaseLost when another attempt has begun, or the export is not waited for any longer
   */
  async put(attempt: Attempt, part: number, content: Buffer): Promise<void> {
    const { id, name } = await this.begin(attempt, part);
    await this.files.put(name, content, exportType);
    const { count } = await this.db.dataExportFile.updateMany({
      where: { id, putAt: null },
      data: { putAt: this.clock.now(), bytes: content.length },
    });
    if (count > 0) return;
    // Whoever removed the row did so before the file was there.
    await this.files.remove(name);
    throw new LeaseLost(attempt.id);
  }

  /** @returns null when there is no such file */
  read(name: string): Promise<Buffer | null> {
    return this.files.read(name);
  }

  /** Of an export that no attempt writes to. */
  async removeAllOf(exportId: string): Promise<void> {
    const found = await this.db.dataExportFile.findMany({
      where: { exportId },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    for (const { id } of found) await this.remove(id);
  }

  /** Those of exports that are over. One that cannot be removed is tried again the next time. */
  async removeDue(): Promise<void> {
    const now = this.clock.now();
    // A worker may still be putting it there.
    const mayBePut = { putAt: null, begunAt: { gt: new Date(now.getTime() - leaseMs) } };
    await forEachDue(
      ({ after, limit }) =>
        this.db.dataExportFile.findMany({
          where: {
            id: { gt: after },
            export: { OR: [{ expiresAt: { lte: now } }, { failedAt: { not: null } }] },
            NOT: mayBePut,
          },
          orderBy: { id: 'asc' },
          select: { id: true },
          take: limit,
        }),
      ({ id }) => this.remove(id),
    );
  }

  /** Seals those that are kept with the newest key. It may run while Loka does, and be interrupted. */
  rotate(): Promise<{ rotated: number; failed: number }> {
    return rotateEach(
      ({ after, limit }) =>
        this.db.dataExportFile.findMany({
          where: { id: { gt: after }, export: { readyAt: { not: null } } },
          orderBy: { id: 'asc' },
          select: { id: true, name: true },
          take: limit,
        }),
      ({ id }) => this.reseal(id),
      ({ name }) => name,
    );
  }

  /** Only while the attempt has the export: what it names later would be removed by nobody. */
  private begin({ id: exportId, attempts }: Attempt, part: number) {
    return this.transactions.run(async (tx) => {
      const begunAt = this.clock.now();
      const { count } = await tx.dataExport.updateMany({
        where: { id: exportId, attempts, nextAttemptAt: { not: null } },
        data: { nextAttemptAt: new Date(begunAt.getTime() + leaseMs) },
      });
      if (count === 0) throw new LeaseLost(exportId);
      const id = uuidV7();
      const name = `exports/${exportId}/${id}.zip`;
      return tx.dataExportFile.create({ data: { id, exportId, part, name, begunAt } });
    });
  }

  /** The file first: its row is held meanwhile, and stays when the file does. */
  private remove(id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const found = await lockRow(tx, 'data_export_files', id);
      if (!found) return;
      await this.files.remove(found.name);
      await tx.dataExportFile.delete({ where: { id } });
    });
  }

  /** Its row is held meanwhile: a file that is being removed does not come back. */
  private reseal(id: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const found = await lockRow(tx, 'data_export_files', id);
      return found ? this.files.reseal(found.name, exportType) : false;
    });
  }
}
