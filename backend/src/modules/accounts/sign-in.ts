import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/prisma/prisma.js';
import { Transactions } from '../../platform/prisma/transactions.js';
import type { SignInBody } from './accounts.schema.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { type GrantedSession, GrantSession } from './grant-session.js';
import { openSession } from './open-session.js';
import { isPasswordOf } from './passwords.js';

@Injectable()
export class SignIn {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly failures: FailedSignIns,
    private readonly grantSession: GrantSession,
  ) {}

  /**
   * An unknown address and a wrong password get the same answer in the same time.
   *
   * @throws Refusal `bad-credentials`, or `too-many-requests` after ten of them
   */
  async execute({ email, password, rememberMe }: SignInBody): Promise<GrantedSession> {
    const now = this.clock.now();
    if (this.failures.isBlocked(email, now)) throw new Refusal('too-many-requests');
    const user = await this.db.user.findUnique({
      where: { email },
      select: { id: true, passwordHash: true },
    });
    const matches = await isPasswordOf(user?.passwordHash, password);
    if (!user || !matches) {
      this.failures.add(email, now);
      throw new Refusal('bad-credentials');
    }
    this.failures.clear(email);
    const grant = await this.transactions.run((tx) =>
      openSession(tx, { userId: user.id, rememberMe, now }),
    );
    return this.grantSession.execute(user.id, grant);
  }
}
