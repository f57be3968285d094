import { Injectable } from '@nestjs/common';
import { lockRow } from '../../platform/database/lock-row.js';
import { Db, type Tx } from '../../platform/database/prisma.js';

/** What signs a user in: their address and the hash of their password. */
@Injectable()
export class Credentials {
  constructor(private readonly db: Db) {}

  /** @returns null when nobody has the address */
  find(email: string): Promise<{ id: string; passwordHash: string } | null> {
    return this.db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  }

  /** @returns undefined when there is no such user */
  async findHash(id: string): Promise<string | undefined> {
    const user = await this.db.user.findUnique({ where: { id }, select: { passwordHash: true } });
    return user?.passwordHash;
  }

  /**
   * Holds the user until the end of the transaction, and asks whether the password is still the one that was compared:
   * it may have been replaced while the comparison went on.
   */
  async isStill(tx: Tx, id: string, passwordHash: string): Promise<boolean> {
    const user = await lockRow(tx, 'users', id, 'no key update');
    return user?.passwordHash === passwordHash;
  }

  async replacePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
    await tx.user.update({ where: { id }, data: { passwordHash } });
  }
}
