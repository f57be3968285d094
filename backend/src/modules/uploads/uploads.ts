import { Injectable, StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Storage } from '../../platform/storage/storage.js';
import { fileKey, type Preset } from './domain/files.js';

/** What other modules ask about uploads. An upload that none of them uses is removed after a while. */
@Injectable()
export class Uploads {
  constructor(
    private readonly clock: Clock,
    private readonly storage: Storage,
  ) {}

  /**
   * Takes uploads of a user into use, for what they were sent for.
   *
   * @throws ProblemError `upload-not-found`, or `upload-not-yours`
   */
  async claim(tx: Tx, ownerId: string, preset: Preset, ids: readonly string[]): Promise<void> {
    const claimed = await tx.upload.updateManyAndReturn({
      where: { id: { in: [...ids] }, preset },
      data: { unusedSince: null },
      select: { ownerId: true },
    });
    if (new Set(ids).size !== claimed.length) throw new ProblemError('upload-not-found');
    if (claimed.some((upload) => upload.ownerId !== ownerId))
      throw new ProblemError('upload-not-yours');
  }

  /**
   * A picture of a private preset, for whoever the caller has found may see it.
   *
   * @throws ProblemError `upload-not-found`
   */
  async open(preset: Preset, id: string, width: number): Promise<StreamableFile> {
    const content = await this.storage.open(fileKey(preset, id, width));
    if (!content) throw new ProblemError('upload-not-found');
    return new StreamableFile(content, { type: 'image/webp' });
  }

  /** An upload that was in use is no longer. */
  async release(tx: Tx, id: string): Promise<void> {
    await tx.upload.update({ where: { id }, data: { unusedSince: this.clock.now() } });
  }
}
