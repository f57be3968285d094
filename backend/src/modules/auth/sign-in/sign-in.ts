import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { SignInBody } from '../auth.schema.js';
import { openSession, type SignedIn } from '../sessions/open-session.js';
import { CheckCredentials } from './check-credentials.js';

@Injectable()
export class SignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly checkCredentials: CheckCredentials,
  ) {}

  /** @throws ProblemError `bad-credentials`, or `too-many-requests` after ten of them */
  async execute({ email, password, rememberMe }: SignInBody): Promise<SignedIn> {
    const userId = await this.checkCredentials.execute(email, password);
    return this.transactions.run((tx) =>
      openSession(tx, { userId, rememberMe, now: this.clock.now() }),
    );
  }
}
