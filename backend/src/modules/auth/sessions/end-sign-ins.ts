import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { EndSessions } from './end-sessions.js';

/** A member ends sign-ins of theirs, on this device or on others. */
@Injectable()
export class EndSignIns {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly endSessions: EndSessions,
  ) {}

  /** @throws ProblemError `session-not-found` for that of anybody else */
  async one({ id: userId }: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const signIn = await tx.signIn.findFirst({ where: { id, userId } });
      if (!signIn) throw new ProblemError('session-not-found');
      await this.endSessions.one(tx, afterCommit, { userId, familyId: id }, this.clock.now());
    });
  }

  /** All but the one that the call is made with. */
  async others(actor: Actor): Promise<void> {
    await this.transactions.run((tx, afterCommit) =>
      this.endSessions.others(tx, afterCommit, actor, this.clock.now()),
    );
  }
}
