import { Injectable } from '@nestjs/common';
import type { Role } from '../../platform/database/generated/enums.js';
import { Db, type Tx } from '../../platform/database/prisma.js';

/** What signs a user in: their address and the hash of their password. */
@Injectable()
export class Credentials {
  constructor(private readonly db: Db) {}

  /** @returns null when nobody has the address */
  find(email: string): Promise<{ id: string; passwordHash: string; role: Role } | null> {
    const select = { id: true, passwordHash: true, role: true };
    return this.db.user.findUnique({ where: { email }, select });
  }

  async replacePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
    await tx.user.update({ where: { id }, data: { passwordHash } });
  }
}
