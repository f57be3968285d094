import type { ServerResponse } from 'node:http';
import { Injectable, StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { FreshAuthentication } from '../../auth/index.js';
import { mostDownloads } from '../domain/export-rules.js';
import { DownloadSlots } from './download-slots.js';
import { ExportFiles, exportType } from './export-files.js';

const downloads = {
  name: 'export-downloads',
  max: mostDownloads,
  seconds: 3_600,
  refusal: 'too-many-downloads',
} as const;

/** Gives a member a part of what they asked for. */
@Injectable()
export class DownloadExport {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly fresh: FreshAuthentication,
    private readonly slots: DownloadSlots,
    private readonly limits: RateLimits,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * @param answer which the file is sent with
   * @throws ProblemError `reauthentication-required`, `export-not-found` also once its time is over, `download-under-way`,
   *   `downloads-busy`, or `too-many-downloads`
   */
  async execute(
    actor: Actor,
    { id, part }: { id: string; part: number },
    answer: ServerResponse,
  ): Promise<StreamableFile> {
    await this.transactions.run((tx) => this.fresh.require(tx, actor));
    const { name, parts } = await this.find(actor.id, id, part);
    await this.slots.take(actor.id, answer);
    await this.limits.consume(downloads, actor.id);
    const content = await this.files.read(name);
    if (!content) throw new ProblemError('export-not-found');
    const which = parts > 1 ? `-${part}-sur-${parts}` : '';
    return new StreamableFile(content, {
      type: exportType,
      disposition: `attachment; filename="loka-mes-donnees${which}.zip"`,
    });
  }

  private async find(userId: string, exportId: string, part: number) {
    const file = await this.db.dataExportFile.findFirst({
      where: { exportId, part, export: { userId, expiresAt: { gt: this.clock.now() } } },
      include: { export: { select: { parts: true } } },
    });
    if (!file) throw new ProblemError('export-not-found');
    return { name: file.name, parts: file.export.parts ?? 0 };
  }
}
