import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import type { PendingSignIn } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { SecondStepAttempts } from '../factors/attempts.js';
import { findPendingSignIn, usePendingSignIn } from '../factors/pending-sign-ins.js';
import { VerifyPasskey } from '../passkeys/verify-passkey.js';
import { AnnounceDevice } from '../sessions/announce-device.js';
import { openSession, type SignedIn } from '../sessions/open-session.js';
import { Browsers } from '../sources/browsers.js';
import type { Source } from '../sources/source.js';
import { Proofs } from './proofs.js';
import type { SecondStepBody } from './second-step.schema.js';

/** The second step of a sign-in, after the password. */
@Injectable()
export class CompleteSignIn {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly proofs: Proofs,
    private readonly passkeys: VerifyPasskey,
    private readonly attempts: SecondStepAttempts,
    private readonly announceDevice: AnnounceDevice,
    private readonly browsers: Browsers,
    private readonly clock: Clock,
  ) {}

  /** What a browser needs to use a passkey of this account. @throws ProblemError `second-step-expired` */
  async passkeyOptions(token: string | undefined) {
    const { userId } = await this.find(token);
    return this.passkeys.optionsFor({ purpose: 'second_step', holder: token ?? '', userId });
  }

  /**
   * @param token of the browser that gave the password
   * @throws ProblemError `second-step-expired`, `code-wrong`, `recovery-code-wrong`, `passkey-refused`, or
   *   `too-many-requests` after ten of them
   */
  async execute(
    token: string | undefined,
    proof: SecondStepBody,
    source: Source,
  ): Promise<SignedIn> {
    const pending = await this.find(token);
    const { userId, rememberMe } = pending;
    // Nothing of a passkey can be guessed.
    const takeBack =
      'passkey' in proof
        ? undefined
        : await this.attempts.count(userId, source, 'code' in proof ? 'code' : 'recovery code');
    const use = { purpose: 'second_step', holder: token ?? '', userId } as const;
    const useProof = await this.proofs.check(proof, use);
    const isKnown = (await this.browsers.nameOf(source, userId)) !== null;
    const signedIn = await this.transactions.run(async (tx, afterCommit) => {
      const isThere = await this.users.hold(tx, userId);
      if (!isThere || !(await usePendingSignIn(tx, pending))) {
        throw new ProblemError('second-step-expired');
      }
      await useProof(tx, afterCommit);
      const now = this.clock.now();
      if (!isKnown) {
        await this.announceDevice.execute(tx, afterCommit, userId, source, now);
      }
      const { userAgent } = source;
      return openSession(tx, { userId, rememberMe, userAgent, now, isProvenTwice: true });
    });
    await takeBack?.();
    return signedIn;
  }

  private async find(token: string | undefined): Promise<PendingSignIn> {
    const pending = await findPendingSignIn(this.db, token, this.clock.now());
    if (!pending) throw new ProblemError('second-step-expired');
    return pending;
  }
}
