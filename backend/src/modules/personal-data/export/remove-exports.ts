import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { ExportFiles } from './export-files.js';

/** Removes the files of exports whose time is over, and what failed ones left behind. */
@Injectable()
export class RemoveExports {
  constructor(
    private readonly db: Db,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  /** An export is gone once all of its files are. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    await this.files.removeDue();
    await this.db.dataExport.updateMany({
      where: { expiresAt: { lte: now }, removedAt: null, files: { none: {} } },
      data: { removedAt: now },
    });
  }
}
