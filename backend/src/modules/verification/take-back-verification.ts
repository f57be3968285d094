import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../platform/database/prisma.js';
import { accountSecured, emailChangeUndone } from '../auth/index.js';
import { DomainEvents } from '../events/index.js';
import { endAttempts } from './attempts/end-attempts.js';
import type { Doubt } from './domain/papers.js';

const sentByAnother: Doubt = 'sent-by-another';

/** A member takes the account back from somebody else: what this one began of a verification goes no further unseen. */
@Injectable()
export class TakeBackVerification implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    for (const kind of [accountSecured, emailChangeUndone]) {
      this.events.on(kind, async ({ subjectId: userId, facts, at }, { tx }) => {
        await endAttempts(tx, userId, at);
        await this.doubtSentSince(tx, userId, new Date(facts.since));
      });
    }
  }

  /** Papers that nobody has decided about may be those of somebody else: staff are told, and decide. */
  private async doubtSentSince(tx: Tx, userId: string, since: Date): Promise<void> {
    await tx.identitySubmission.updateMany({
      where: {
        userId,
        status: 'pending',
        createdAt: { gte: since },
        NOT: { doubts: { has: sentByAnother } },
      },
      data: { doubts: { push: sentByAnother } },
    });
  }
}
