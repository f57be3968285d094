import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { newToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import type { PasskeySignInBody } from '../passkeys/passkeys.schema.js';
import { VerifyPasskey } from '../passkeys/verify-passkey.js';
import { AnnounceDevice } from '../sessions/announce-device.js';
import { openSession, type SignedIn } from '../sessions/open-session.js';
import { Browsers } from '../sources/browsers.js';
import type { Source } from '../sources/source.js';

/** Signs in by a passkey alone, which is both steps: something one has, opened by something one is or knows. */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly passkeys: VerifyPasskey,
    private readonly announceDevice: AnnounceDevice,
    private readonly browsers: Browsers,
    private readonly clock: Clock,
  ) {}

  /** What any passkey of ours is to sign, and the token of the browser that asks. */
  async begin() {
    const token = newToken();
    const options = await this.passkeys.optionsFor(useOf(token));
    return { token, options };
  }

  /** @throws ProblemError `passkey-refused` */
  async execute(
    token: string | undefined,
    { passkey, rememberMe }: PasskeySignInBody,
    source: Source,
  ): Promise<SignedIn> {
    const verified = await this.passkeys.execute(passkey, useOf(token ?? ''));
    const { userId } = verified;
    const isKnown = (await this.browsers.nameOf(source, userId)) !== null;
    return this.transactions.run(async (tx, afterCommit) => {
      if (!(await this.users.hold(tx, userId))) throw new ProblemError('passkey-refused');
      await this.passkeys.note(tx, verified);
      const now = this.clock.now();
      if (!isKnown) {
        await this.announceDevice.execute(tx, afterCommit, userId, source, now);
      }
      const { userAgent } = source;
      return openSession(tx, { userId, rememberMe, userAgent, now, isProvenTwice: true });
    });
  }
}

const useOf = (holder: string) => ({ purpose: 'sign_in', holder, userId: null }) as const;
