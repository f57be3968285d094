import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../../platform/database/prisma.js';
import { type Leaving, PersonalData } from '../../../platform/personal-data.js';
import { Retention } from '../../../platform/retention.js';
import { inDays, rowsKeptDays } from '../domain/export-rules.js';

/** What exports themselves leave behind. */
@Injectable()
export class ExportsPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'personal-data',
      erases: [],
      keeps: {
        'data_exports.user_id': 'when an export was asked for; its files go with the account',
      },
      withholds: { 'data_exports.user_id': 'the files that are being made' },
      erase: (leaving) => this.erase(leaving),
    });
    this.retention.register({
      table: 'data_exports',
      remove: async (now, limit) => {
        // Files are removed first.
        const requestedAt = { lt: inDays(now, -rowsKeptDays) };
        const isOver = [{ removedAt: { not: null } }, { failedAt: { not: null } }];
        return (
          await this.db.dataExport.deleteMany({
            where: { requestedAt, files: { none: {} }, OR: isOver },
            limit,
          })
        ).count;
      },
    });
  }

  /** A schedule removes the files; one that is being made is not waited for. */
  private async erase({ tx, userId, at }: Leaving): Promise<void> {
    await tx.dataExport.updateMany({
      where: { userId, readyAt: { not: null }, removedAt: null },
      data: { expiresAt: at },
    });
    await tx.dataExport.updateMany({
      where: { userId, nextAttemptAt: { not: null } },
      data: { nextAttemptAt: null, failedAt: at },
    });
  }
}
