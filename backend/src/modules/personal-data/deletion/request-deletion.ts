import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { Users } from '../../accounts/index.js';
import { FreshAuthentication } from '../../auth/index.js';
import { DomainEvents } from '../../events/index.js';
import { deletionDueAt } from '../domain/grace.js';
import { deletionRequested } from '../personal-data.events.js';

/** A member has the account deleted: hidden and signed out at once, and deleted when the days of grace are over. */
@Injectable()
export class RequestDeletion {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly users: Users,
    private readonly fresh: FreshAuthentication,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Asking again changes nothing.
   *
   * @throws ProblemError `reauthentication-required`, `unauthenticated` once the sign-in was ended, or
   *   `deletion-not-possible` while something stands in the way
   */
  async execute(actor: Actor): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      await this.fresh.require(tx, actor);
      const at = this.clock.now();
      const leaving = { tx, afterCommit, userId: actor.id, addresses: [], at };
      await this.personalData.hold(tx, actor.id);
      const { id, deletionDueAt: due } = await this.users.lockLeaving(tx, actor.id);
      await this.fresh.requireOpen(tx, actor);
      if (due) return;
      const obstacles = await this.personalData.listObstacles(tx, id);
      if (obstacles.length > 0) throw new ProblemError('deletion-not-possible');
      await this.personalData.suspend(leaving);
      const dueAt = deletionDueAt(at);
      await this.users.setDeletion(tx, id, dueAt);
      await this.events.record(tx, afterCommit, deletionRequested, {
        subjectId: id,
        actor: { role: 'member', id },
        facts: { dueAt: dueAt.toISOString() },
        at,
      });
    });
  }
}
