import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { rotateEach } from '../../../platform/sealing/rotate-each.js';
import { keyIdOf, seal, unseal } from '../../../platform/sealing/sealed.js';
import { Storage } from '../../../platform/storage/storage.js';
import { fileKey, type Preset, privatePresets, widths } from '../domain/files.js';

const { PAPERS_KEYS: keys } = env;
const [newest] = keys;

/**
 * Seals every private file anew that is not sealed with the newest key. It may run while servers do, and be interrupted:
 * each upload is done by itself, and what is done is on record.
 */
@Injectable()
export class RotatePapers {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly storage: Storage,
  ) {}

  execute(): Promise<{ rotated: number; failed: number }> {
    return rotateEach(
      ({ after, limit }) =>
        this.db.upload.findMany({
          where: {
            id: { gt: after },
            preset: { in: [...privatePresets] },
            OR: [{ keyId: null }, { keyId: { not: newest.id } }],
          },
          orderBy: { id: 'asc' },
          select: { id: true, preset: true },
          take: limit,
        }),
      ({ id, preset }) => this.rotate(id, preset),
      ({ id, preset }) => `${preset} ${id}`,
    );
  }

  /** Its row is held meanwhile: a file that is being removed does not come back. */
  private rotate(id: string, preset: Preset): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const upload = await lockRow(tx, 'uploads', id);
      if (!upload || upload.keyId === newest.id) return false;
      for (const width of widths[preset]) {
        const name = fileKey(preset, id, width);
        const stream = await this.storage.open(name);
        if (stream) await this.seal(name, await buffer(stream), upload.keyId !== null);
      }
      await tx.upload.update({ where: { id }, data: { keyId: newest.id } });
      return true;
    });
  }

  /** A file may be sealed with the newest key already, by a rotation that was interrupted. */
  private async seal(name: string, file: Buffer, isSealed: boolean): Promise<void> {
    const keyId = keyIdOf(file);
    if (keyId === newest.id) unseal(file, keys, name);
    else {
      const content = isSealed || keyId !== null ? unseal(file, keys, name) : file;
      await this.storage.put(name, seal(content, newest, name), 'image/webp');
    }
  }
}
