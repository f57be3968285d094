import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { userRegistered } from '../auth.events.js';
import type { SignUpBody } from '../auth.schema.js';
import { issueEmailToken } from '../email-links/email-tokens.js';
import { TakenAnswers } from '../email-links/taken-answers.js';
import { WantedAddresses } from '../email-links/wanted-addresses.js';
import { NewPasswords } from '../password/new-passwords.js';
import { hashPassword } from '../passwords.js';
import { openSession, type SignedIn } from '../sessions/open-session.js';
import type { Source } from '../sources/source.js';

/** Makes an account, signs it in, and has the link mailed that confirms its address. */
@Injectable()
export class SignUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly newPasswords: NewPasswords,
    private readonly takenAnswers: TakenAnswers,
    private readonly wanted: WantedAddresses,
  ) {}

  /**
   * @throws ProblemError `invalid-request` for a password that is easy to guess; `email-taken`, or
   *   `too-many-requests` after five of them, or once the mailbox was named too often
   */
  async execute(body: SignUpBody, { network, userAgent }: Source): Promise<SignedIn> {
    await this.newPasswords.require(body.password, [body.name, body.email]);
    return this.takenAnswers.limit(network, async () => {
      if (!(await this.wanted.mayBeMailed(body.email))) throw new ProblemError('too-many-requests');
      try {
        return await this.createAccount(body, userAgent);
      } catch (error) {
        await this.wanted.giveBack(body.email);
        throw error;
      }
    });
  }

  private async createAccount(
    { name, email, password }: SignUpBody,
    userAgent: string,
  ): Promise<SignedIn> {
    const now = this.clock.now();
    const passwordHash = await hashPassword(password);
    const id = randomUUID();
    return this.transactions.run(async (tx, afterCommit) => {
      const user = { id, name, email, passwordHash, termsAcceptedAt: now, createdAt: now };
      await this.users.create(tx, user);
      const token = await issueEmailToken(tx, id, 'confirm_email', now);
      await this.events.record(tx, afterCommit, userRegistered, {
        subjectId: id,
        actor: { role: 'member', id },
        facts: {},
        secrets: { token },
        at: now,
      });
      return openSession(tx, { userId: id, rememberMe: false, userAgent, now });
    });
  }
}
