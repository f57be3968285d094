import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { Preset } from './domain/files.js';

/** What other modules ask about uploads. */
@Injectable()
export class Uploads {
  /**
   * Takes uploads of a user into use, for what they were sent for.
   *
   * @throws Refusal `upload-not-found`, or `upload-not-yours`
   */
  async claim(tx: Tx, ownerId: string, preset: Preset, ids: readonly string[]): Promise<void> {
    const found = await tx.upload.findMany({ where: { id: { in: [...ids] }, preset } });
    if (new Set(ids).size !== found.length) throw new Refusal('upload-not-found');
    if (found.some((upload) => upload.ownerId !== ownerId)) throw new Refusal('upload-not-yours');
  }
}
