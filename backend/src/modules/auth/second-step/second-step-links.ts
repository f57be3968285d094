import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { secondStepLinkRequested } from '../auth.events.js';
import { after, lifetimes } from '../domain/lifetimes.js';
import { OwnAddresses } from '../email-change/own-addresses.js';
import {
  issueEmailToken,
  mayMailLink,
  redeemEmailToken,
  useUpEmailTokens,
} from '../email-links/email-tokens.js';
import { Factors } from '../factors/factors.js';
import { FreshAuthentication } from '../sessions/fresh-authentication.js';

/**
 * The first second step of somebody with a role is added by a link that is mailed to them: whoever has the password
 * alone adds none.
 */
@Injectable()
export class SecondStepLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly factors: Factors,
    private readonly fresh: FreshAuthentication,
    private readonly addresses: OwnAddresses,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails one, in the place of those before.
   *
   * @throws ProblemError `forbidden` for whoever needs none, `too-many-requests` after five in an hour
   */
  async request(actor: Actor): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { id: userId } = actor;
      await this.requireUse(tx, actor);
      const at = this.clock.now();
      if (!(await mayMailLink(tx, userId, 'add_second_step', at)))
        throw new ProblemError('too-many-requests');
      await useUpEmailTokens(tx, userId, 'add_second_step', at);
      const token = await issueEmailToken(tx, userId, 'add_second_step', at);
      await this.events.record(tx, afterCommit, secondStepLinkRequested, {
        subjectId: userId,
        actor: { role: 'member', id: userId },
        facts: {},
        // Whoever knows the password may have changed the address.
        secrets: { token, email: (await this.addresses.findSettled(tx, userId, at)) ?? '' },
        at,
      });
    });
  }

  /**
   * Lets the sign-in that the call is made with add a second step for a while. Of two calls at once one does.
   *
   * @throws ProblemError `link-expired`, also for a link of somebody else, which stays good; `forbidden` as above
   */
  async open(actor: Actor, token: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { id: userId, sessionId = '' } = actor;
      await this.requireUse(tx, actor);
      const now = this.clock.now();
      if ((await redeemEmailToken(tx, token, 'add_second_step', now)) !== userId)
        throw new ProblemError('link-expired');
      await tx.signIn.update({
        where: { id: sessionId, userId },
        data: { mayAddUntil: after(now, lifetimes.addSecondStep) },
      });
    });
  }

  private async requireUse(tx: Tx, actor: Actor): Promise<void> {
    const user = await this.users.lock(tx, actor.id);
    if (!(await this.factors.isAddedByLink(tx, user))) throw new ProblemError('forbidden');
    await this.fresh.requireOpen(tx, actor);
  }
}
