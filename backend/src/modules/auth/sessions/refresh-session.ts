import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import type { Session } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { refreshOutcome } from '../domain/refresh.js';
import { sessionEnd } from '../domain/session-end.js';
import { EndSessions } from './end-sessions.js';
import { continueSession, type SignedIn } from './open-session.js';

/** Rotates a refresh token, or revokes the family of one that two have. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
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
      const { userId, familyId, rememberMe } = session;
      const endsAt = await this.endOf(tx, session);
      if (endsAt <= now) return null;
      const outcome = refreshOutcome(session, await isSuccessorUsed(tx, session), now);
      if (outcome === 'share') return { userId, sessionId: familyId, grant: null };
      if (outcome === 'revoke') {
        await this.endSessions.one(tx, afterCommit, session, now);
      }
      if (outcome === 'revoke' || outcome === 'refuse') return null;
      if (outcome === 'rotate-again' && session.successorId) {
        const where = { id: session.successorId };
        await tx.session.update({ where, data: { supersededAt: now } });
      }
      return continueSession(tx, { userId, rememberMe, now, familyId, endsAt }, session);
    });
  }

  /** When the sign-in ends, however much it is used. */
  private async endOf(tx: Tx, { userId, familyId, createdAt }: Session): Promise<Date> {
    const signIn = await tx.signIn.findUnique({ where: { id: familyId } });
    const hasRole = await this.users.hasRole(tx, userId);
    return sessionEnd({ createdAt: signIn?.createdAt ?? createdAt, hasRole }, longest);
  }
}

const longest = { members: env.SESSION_DAYS, staff: env.STAFF_SESSION_DAYS };

/** Holds the successor: it is used before this, or given up after it. Of one that is not known, nobody knows. */
async function isSuccessorUsed(
  tx: Tx,
  { rotatedAt, successorId }: Pick<Session, 'rotatedAt' | 'successorId'>,
): Promise<boolean> {
  if (!rotatedAt) return false;
  const [successor] = await tx.$queryRaw<{ rotatedAt: Date | null }[]>`
    select rotated_at as "rotatedAt" from sessions where id = ${successorId}::uuid for update`;
  return !successor || successor.rotatedAt !== null;
}

/** Serializes calls with the same token. */
async function lockByTokenHash(tx: Tx, tokenHash: string): Promise<Session | null> {
  await tx.$queryRaw`select 1 from sessions where token_hash = ${tokenHash} for update`;
  return tx.session.findUnique({ where: { tokenHash } });
}
