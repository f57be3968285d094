import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { emailChangeRequested, emailWantedByAnother } from '../auth.events.js';
import type { CorrectEmailBody } from '../auth.schema.js';
import { after, lifetimes } from '../domain/lifetimes.js';
import { inEvenTime } from '../email-links/even-time.js';
import { WantedAddresses } from '../email-links/wanted-addresses.js';
import { FreshAuthentication } from '../sessions/fresh-authentication.js';

/** Per member: whom somebody may have mailed. */
const requests: Limit = { name: 'email-changes', max: 5, seconds: 3_600 };

/** A member wants another address, and a link is mailed to it. */
@Injectable()
export class RequestEmailChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly fresh: FreshAuthentication,
    private readonly events: DomainEvents,
    private readonly limits: RateLimits,
    private readonly wanted: WantedAddresses,
    private readonly clock: Clock,
  ) {}

  /**
   * Neither the answer nor its time reveals whether the address has an account: whoever has it is mailed. Nor
   * does either reveal that the address gets no more mails for now.
   *
   * @throws ProblemError `reauthentication-required`, `too-many-requests` after five in an hour, or `unauthenticated` once
   *   the sign-in was ended
   */
  execute(actor: Actor, { email }: CorrectEmailBody): Promise<void> {
    return inEvenTime(this.request(actor, email));
  }

  private request(actor: Actor, newEmail: string): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      await this.fresh.require(tx, actor);
      await this.limits.consume(requests, actor.id);
      const { id: userId, email: oldEmail } = await this.users.lock(tx, actor.id);
      await this.fresh.requireOpen(tx, actor);
      if (!(await this.wanted.mayBeMailed(newEmail))) return;
      const by = { actor: { role: 'member', id: userId }, facts: {} } as const;
      const at = this.clock.now();
      const holder = await this.users.findIdByEmail(tx, newEmail);
      if (holder) {
        if (holder === userId) return;
        const event = { subjectId: holder, ...by, at };
        await this.events.record(tx, afterCommit, emailWantedByAnother, event);
        return;
      }
      const token = newToken();
      const expiresAt = after(at, lifetimes.change_email);
      await tx.emailChange.create({
        data: { userId, oldEmail, newEmail, tokenHash: hashToken(token), createdAt: at, expiresAt },
      });
      await this.events.record(tx, afterCommit, emailChangeRequested, {
        subjectId: userId,
        ...by,
        secrets: { token, email: newEmail },
        at,
      });
    });
  }
}
