import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/database/prisma.js';

/** Whether sign-ins go on, for what other modules keep for as long as one does. */
@Injectable()
export class OpenSignIns {
  constructor(private readonly db: Db) {}

  /** Also one that nobody has used for long; not one that was ended. */
  async has(id: string): Promise<boolean> {
    return (await this.db.session.count({ where: { familyId: id, revokedAt: null } })) > 0;
  }
}
