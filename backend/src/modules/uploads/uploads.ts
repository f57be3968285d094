import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { Preset } from './domain/files.js';
import { requireOwnUploads } from './own-uploads.js';

/** What other modules ask about uploads. An upload that none of them uses is removed after a while. */
@Injectable()
export class Uploads {
  constructor(private readonly clock: Clock) {}

  /**
   * Takes uploads of a user into use, for what they were sent for.
   *
   * @throws Refusal `upload-not-found`, or `upload-not-yours`
   */
  claim(tx: Tx, ownerId: string, preset: Preset, ids: readonly string[]): Promise<void> {
    return requireOwnUploads(tx, ownerId, preset, ids);
  }

  /** An upload that was in use is no longer. */
  async release(tx: Tx, id: string): Promise<void> {
    await tx.upload.update({ where: { id }, data: { unusedSince: this.clock.now() } });
  }
}
