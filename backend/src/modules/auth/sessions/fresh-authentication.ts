import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { isFresh } from '../domain/fresh-authentication.js';

/** Asks of the sign-in that a call is made with that its user has just proven who they are. */
@Injectable()
export class FreshAuthentication {
  constructor(private readonly clock: Clock) {}

  /** @throws ProblemError `reauthentication-required` ten minutes after the last proof */
  async require(tx: Tx, { id: userId, sessionId = '' }: Actor): Promise<void> {
    const signIn = await tx.signIn.findFirst({ where: { id: sessionId, userId } });
    if (!isFresh(signIn?.authenticatedAt, this.clock.now())) {
      throw new ProblemError('reauthentication-required');
    }
  }

  /**
   * For what two people do together: where the sign-in was proven by a second step, that one has to be recent; the
   * password alone is not enough.
   *
   * @throws ProblemError `second-step-required`; `reauthentication-required` of accounts that need no second step
   */
  async requireSecondStep(tx: Tx, { id: userId, sessionId = '' }: Actor): Promise<void> {
    const signIn = await tx.signIn.findFirst({ where: { id: sessionId, userId } });
    const now = this.clock.now();
    if (signIn?.secondStepAt) {
      if (!isFresh(signIn.secondStepAt, now)) throw new ProblemError('second-step-required');
    } else if (!isFresh(signIn?.authenticatedAt, now)) {
      throw new ProblemError('reauthentication-required');
    }
  }

  /**
   * For what makes an account somebody's: a sign-in that was ended while the call was on its way does none of it.
   *
   * @throws ProblemError `unauthenticated`
   */
  async requireOpen(tx: Tx, { id: userId, sessionId = '' }: Actor): Promise<void> {
    const open = await tx.session.count({
      where: { familyId: sessionId, userId, revokedAt: null },
    });
    if (open === 0) throw new ProblemError('unauthenticated');
  }

  /**
   * Notes that the user of a sign-in has proven it.
   *
   * @param by which way: a passkey or a code of an app is a second step too
   */
  async note(
    tx: Tx,
    { id: userId, sessionId = '' }: Actor,
    by: 'password' | 'second step',
  ): Promise<void> {
    const now = this.clock.now();
    const where = { id: sessionId, userId };
    await tx.signIn.updateMany({
      where: { ...where, authenticatedAt: { lt: now } },
      data: { authenticatedAt: now },
    });
    if (by === 'password') return;
    await tx.signIn.updateMany({
      where: { ...where, OR: [{ secondStepAt: null }, { secondStepAt: { lt: now } }] },
      data: { secondStepAt: now },
    });
  }
}
