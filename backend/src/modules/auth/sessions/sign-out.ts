import { Injectable } from '@nestjs/common';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { EndSessions } from './end-sessions.js';

/** Revokes the family of a refresh token; signing out twice is no error. */
@Injectable()
export class SignOut {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly endSessions: EndSessions,
  ) {}

  async execute(refreshToken: string | undefined): Promise<void> {
    if (!refreshToken) return;
    const tokenHash = hashToken(refreshToken);
    await this.transactions.run(async (tx, afterCommit) => {
      const session = await tx.session.findUnique({ where: { tokenHash } });
      if (!session) return;
      await this.endSessions.one(tx, afterCommit, session, this.clock.now());
    });
  }
}
