import { Injectable } from '@nestjs/common';
import type { Role } from '../../platform/database/generated/enums.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { roleInForce } from './domain/role-in-force.js';

/** What signs a user in: their address and the hash of their password. */
@Injectable()
export class Credentials {
  constructor(private readonly db: Db) {}

  /** @returns null when nobody has the address; else also the role in force */
  async find(email: string): Promise<{ id: string; passwordHash: string; role: Role } | null> {
    const select = { id: true, passwordHash: true, role: true, frozenAt: true };
    const user = await this.db.user.findUnique({ where: { email }, select });
    return user && { id: user.id, passwordHash: user.passwordHash, role: roleInForce(user) };
  }

  async replacePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
    await tx.user.update({ where: { id }, data: { passwordHash } });
  }
}
