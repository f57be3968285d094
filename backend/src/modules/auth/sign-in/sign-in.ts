import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Credentials } from '../../accounts/index.js';
import type { SignInBody } from '../auth.schema.js';
import { Factors } from '../factors/factors.js';
import type { SecondStepWay } from '../factors/factors.schema.js';
import { beginPendingSignIn } from '../factors/pending-sign-ins.js';
import { AnnounceDevice } from '../sessions/announce-device.js';
import { openSession, type SignedIn } from '../sessions/open-session.js';
import { browserOf } from '../sources/known-browsers.js';
import type { Source } from '../sources/source.js';
import { CheckCredentials } from './check-credentials.js';

/** A second step is asked for. */
interface Pending {
  /** By which the browser goes on. */
  pendingToken: string;
  ways: SecondStepWay[];
}

@Injectable()
export class SignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly checkCredentials: CheckCredentials,
    private readonly credentials: Credentials,
    private readonly factors: Factors,
    private readonly announceDevice: AnnounceDevice,
  ) {}

  /**
   * The password is still the one that was compared when the session is opened: one that is replaced at the same
   * moment ends all sessions, and this one too.
   *
   * @throws ProblemError `bad-credentials`, or `too-many-requests` after ten of them
   */
  async execute(
    { email, password, rememberMe }: SignInBody,
    source: Source,
  ): Promise<SignedIn | Pending> {
    const { id: userId, passwordHash } = await this.checkCredentials.execute(
      email,
      password,
      source,
    );
    return this.transactions.run(async (tx, afterCommit) => {
      if (!(await this.credentials.isStill(tx, userId, passwordHash))) {
        throw new ProblemError('bad-credentials');
      }
      const now = this.clock.now();
      const ways = await this.factors.waysOf(tx, userId);
      if (ways.length > 0) {
        return { pendingToken: await beginPendingSignIn(tx, { userId, rememberMe, now }), ways };
      }
      if (!browserOf(source.browsers, { id: userId, passwordHash })) {
        await this.announceDevice.execute(tx, afterCommit, userId, source, now);
      }
      const { userAgent } = source;
      return openSession(tx, { userId, rememberMe, userAgent, now });
    });
  }
}
