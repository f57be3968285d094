import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { FreshAuthentication } from '../../auth/index.js';
import { DomainEvents } from '../../events/index.js';
import { inDays, mostExports } from '../domain/export-rules.js';
import { exportRequested } from '../personal-data.events.js';
import { DataExportsQueue } from './data-exports.queue.js';

/** A member asks for all that is kept of them. */
@Injectable()
export class RequestExport {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly fresh: FreshAuthentication,
    private readonly events: DomainEvents,
    private readonly queue: DataExportsQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ProblemError `reauthentication-required`, `too-many-exports`, or `export-under-way`, from the database
   */
  async execute(actor: Actor): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      await this.fresh.require(tx, actor);
      // One after the other, so that they can be counted.
      await this.users.lock(tx, actor.id);
      const userId = actor.id;
      const now = this.clock.now();
      const requestedAt = { gt: inDays(now, -1) };
      const asked = await tx.dataExport.count({ where: { userId, requestedAt } });
      if (asked >= mostExports) throw new ProblemError('too-many-exports');
      const id = uuidV7();
      await tx.dataExport.create({ data: { id, userId, requestedAt: now, nextAttemptAt: now } });
      await this.events.record(tx, afterCommit, exportRequested, {
        subjectId: userId,
        actor: { role: 'member', id: userId },
        facts: {},
        at: now,
      });
      afterCommit(() => this.queue.enqueue({ exportId: id }));
    });
  }
}
