import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import type { Session } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { refreshOutcome } from '../domain/refresh.js';
import { EndSessions } from './end-sessions.js';
import { continueSession, type SignedIn } from './open-session.js';

/** Rotates a refresh token, or revokes the family of one that was used before. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly endSessions: EndSessions,
  ) {}

  /** @throws ProblemError `session-expired` */
  async execute(refreshToken: string | undefined): Promise<SignedIn> {
    const refreshed = refreshToken ? await this.refresh(hashToken(refreshToken)) : null;
    if (!refreshed) throw new ProblemError('session-expired');
    return refreshed;
  }

  /** Null for a refusal: thrown inside the transaction, it would roll the revocation back. */
  private refresh(tokenHash: string): Promise<SignedIn | null> {
    return this.transactions.run(async (tx, afterCommit) => {
      const session = await lockByTokenHash(tx, tokenHash);
      if (!session) return null;
      const now = this.clock.now();
      const { id, userId, familyId, rememberMe } = session;
      const outcome = refreshOutcome(session, now);
      if (outcome === 'share') return { userId, sessionId: familyId, grant: null };
      if (outcome === 'revoke') {
        await this.endSessions.one(tx, afterCommit, session, now);
      }
      if (outcome !== 'rotate') return null;
      await tx.session.update({ where: { id }, data: { rotatedAt: now } });
      return continueSession(tx, { userId, rememberMe, now, familyId });
    });
  }
}

/** Serializes calls with the same token. */
async function lockByTokenHash(tx: Tx, tokenHash: string): Promise<Session | null> {
  await tx.$queryRaw`select 1 from sessions where token_hash = ${tokenHash} for update`;
  return tx.session.findUnique({ where: { tokenHash } });
}
