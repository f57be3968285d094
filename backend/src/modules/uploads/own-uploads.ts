import { Refusal } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { Preset } from './domain/files.js';

/**
 * Takes uploads of a user into use, for what they were sent for.
 *
 * @throws Refusal `upload-not-found`, or `upload-not-yours`
 */
export async function requireOwnUploads(
  tx: Tx,
  ownerId: string,
  preset: Preset,
  ids: readonly string[],
): Promise<void> {
  const claimed = await tx.upload.updateManyAndReturn({
    where: { id: { in: [...ids] }, preset },
    data: { unusedSince: null },
    select: { ownerId: true },
  });
  if (new Set(ids).size !== claimed.length) throw new Refusal('upload-not-found');
  if (claimed.some((upload) => upload.ownerId !== ownerId)) throw new Refusal('upload-not-yours');
}
