import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { User } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { isExempt } from '../exemptions.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { FreshAuthentication } from '../sessions/fresh-authentication.js';
import type { SecondStepWay } from './factors.schema.js';
import { makeRecoveryCodes } from './recovery-codes.js';

type Member = Pick<User, 'id' | 'role' | 'email'>;

/** Whether the role of an account asks for a second step. */
const asksForOne = ({ role, email }: Pick<User, 'role' | 'email'>) =>
  role !== 'member' && !isExempt(email);

/** The second steps of an account: its passkeys, and the app that shows its codes. */
@Injectable()
export class Factors {
  constructor(
    private readonly users: Users,
    private readonly fresh: FreshAuthentication,
    private readonly clock: Clock,
    private readonly endSessions: EndSessions,
  ) {}

  /** Ways of a second step; none when the account asks for none. */
  async waysOf(db: Tx, userId: string): Promise<SecondStepWay[]> {
    // One after the other: a connection has room for one statement, and its next version refuses a second.
    const passkeys = await db.passkey.count({ where: { userId } });
    const apps = await db.authenticatorApp.count({ where: { userId, confirmedAt: { not: null } } });
    const codes = await db.recoveryCode.count({ where: { userId, usedAt: null } });
    const ways: SecondStepWay[] = [];
    if (passkeys > 0) ways.push('passkey');
    if (apps > 0) ways.push('app');
    return ways.length > 0 && codes > 0 ? [...ways, 'recovery'] : ways;
  }

  /**
   * Holds the account of a member who changes its second steps.
   *
   * @throws ProblemError `second-step-required` on a sign-in by the password alone, when the account has a second step: a
   *   password is not enough to add another; `second-step-link-required` of whoever has a role and no second step, on a
   *   sign-in that no mailed link was opened on; `reauthentication-required`; `unauthenticated` once the sign-in was ended
   */
  async lockToChange(tx: Tx, actor: Actor): Promise<void> {
    const { id: userId, sessionId = '' } = actor;
    const user = await this.users.lock(tx, userId);
    await this.fresh.requireOpen(tx, actor);
    // Asked first: what proves it is recent too.
    if ((await this.waysOf(tx, userId)).length > 0) {
      const proven = { id: sessionId, userId, secondStepAt: { not: null } };
      if ((await tx.signIn.count({ where: proven })) === 0) {
        throw new ProblemError('second-step-required');
      }
    } else if (asksForOne(user)) {
      const opened = { id: sessionId, userId, mayAddUntil: { gt: this.clock.now() } };
      if ((await tx.signIn.count({ where: opened })) === 0) {
        throw new ProblemError('second-step-link-required');
      }
    }
    await this.fresh.require(tx, actor);
  }

  /** Whether a member adds a second step by a mailed link alone: the first one, of whoever has a role. */
  async isAddedByLink(tx: Tx, user: Member): Promise<boolean> {
    return asksForOne(user) && (await this.waysOf(tx, user.id)).length === 0;
  }

  /**
   * After one was added: with the first, the sign-in is proven by it, all others end, since they were opened by the
   * password alone, and the member gets recovery codes.
   *
   * @returns the recovery codes, to be shown once; null when there are some already
   */
  async afterAdding(tx: Tx, afterCommit: AfterCommit, actor: Actor): Promise<string[] | null> {
    await this.fresh.note(tx, actor, 'second step');
    const { id: userId } = actor;
    if ((await tx.recoveryCode.count({ where: { userId } })) > 0) return null;
    const now = this.clock.now();
    await this.endSessions.others(tx, afterCommit, actor, now);
    return makeRecoveryCodes(tx, userId, now);
  }

  /**
   * After one was removed: without any, recovery codes are good for nothing.
   *
   * @throws ProblemError `last-second-step` of whoever has a role that asks for one
   */
  async afterRemoving(tx: Tx, userId: string): Promise<void> {
    if ((await this.waysOf(tx, userId)).length > 0) return;
    if (asksForOne(await this.users.lock(tx, userId))) throw new ProblemError('last-second-step');
    await tx.recoveryCode.deleteMany({ where: { userId } });
  }
}
