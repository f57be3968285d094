import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { EndSessions } from './end-sessions.js';

/**
 * Ends the sessions that a call shows, by its access token or by its refresh token: all tokens of their
 * families. Signing out twice is no error.
 */
@Injectable()
export class SignOut {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly endSessions: EndSessions,
  ) {}

  async execute(actor: Actor | undefined, refreshToken: string | undefined): Promise<void> {
    if (!actor?.sessionId && !refreshToken) return;
    await this.transactions.run(async (tx, afterCommit) => {
      for (const session of await shown(tx, actor, refreshToken)) {
        await this.endSessions.one(tx, afterCommit, session, this.clock.now());
      }
    });
  }
}

/**
 * Usually one: a browser's cookie and token are of the same sign-in unless two members share it. Two are in the
 * order of their ids, so that calls at the same moment lock them alike.
 */
async function shown(
  tx: Tx,
  actor: Actor | undefined,
  refreshToken: string | undefined,
): Promise<{ userId: string; familyId: string }[]> {
  const byToken = actor?.sessionId ? [{ userId: actor.id, familyId: actor.sessionId }] : [];
  const byCookie =
    refreshToken &&
    (await tx.session.findUnique({ where: { tokenHash: hashToken(refreshToken) } }));
  if (!byCookie || byCookie.familyId === actor?.sessionId) return byToken;
  return [...byToken, byCookie].sort((a, b) => (a.familyId < b.familyId ? -1 : 1));
}
