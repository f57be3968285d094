import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { passkeyRemoved } from '../auth.events.js';
import { Factors } from '../factors/factors.js';

/** A member calls a passkey by another name, or removes it. */
@Injectable()
export class ChangePasskeys {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly factors: Factors,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `passkey-not-found` for that of anybody else */
  async rename({ id: userId }: Actor, id: string, name: string): Promise<void> {
    const { count } = await this.db.passkey.updateMany({ where: { id, userId }, data: { name } });
    if (count === 0) throw new ProblemError('passkey-not-found');
  }

  /**
   * @throws ProblemError `passkey-not-found` for that of anybody else; `reauthentication-required`,
   *   `second-step-required`; `last-second-step`
   */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { id: userId } = actor;
      const passkey = await tx.passkey.findFirst({ where: { id, userId } });
      if (!passkey) throw new ProblemError('passkey-not-found');
      await this.factors.lockToChange(tx, actor);
      await tx.passkey.deleteMany({ where: { id } });
      await this.factors.afterRemoving(tx, userId);
      await this.events.record(tx, afterCommit, passkeyRemoved, {
        subjectId: userId,
        actor: { role: 'member', id: userId },
        facts: {},
        secrets: { name: passkey.name },
        at: this.clock.now(),
      });
    });
  }
}
