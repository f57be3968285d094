import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AppCodes } from './app-codes.js';

const batch = 100;

/** Seals the secrets of apps with the newest key that are not sealed with it. It may be interrupted and run again. */
@Injectable()
export class RotateAppSecrets {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly codes: AppCodes,
  ) {}

  /** @returns how many were sealed anew */
  async execute(): Promise<number> {
    const [newest] = env.PAPERS_KEYS;
    let rotated = 0;
    for (;;) {
      const due = await this.db.authenticatorApp.findMany({
        where: { keyId: { not: newest.id } },
        select: { userId: true },
        take: batch,
      });
      if (due.length === 0) return rotated;
      for (const { userId } of due) {
        if (await this.rotate(userId, newest.id)) rotated++;
      }
    }
  }

  private rotate(userId: string, newestId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await tx.$queryRaw`
        select 1 from authenticator_apps where user_id = ${userId}::uuid for update`;
      const app = await tx.authenticatorApp.findUnique({ where: { userId } });
      if (!app || app.keyId === newestId) return false;
      await tx.authenticatorApp.update({ where: { userId }, data: this.codes.reseal(app) });
      return true;
    });
  }
}
