import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import {
  FreezeMember,
  Involvement,
  Users,
  userReinstated,
  userSuspended,
} from '../../accounts/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { DomainEvents } from '../../events/index.js';
import { ItemsOfSuspended } from '../../items/index.js';
import { CloseForSuspended, OpenAffairsQueries } from '../../rentals/index.js';

/**
 * Staff suspend a member, or reinstate one: no money leaves, nothing of theirs is shown, what waits for an answer is
 * refunded, and what has begun goes on to its end.
 */
@Injectable()
export class SuspendMember {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly involvement: Involvement,
    private readonly items: ItemsOfSuspended,
    private readonly affairs: OpenAffairsQueries,
    private readonly freezing: FreezeMember,
    private readonly closing: CloseForSuspended,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Of a member who is suspended already, nothing changes. What waits for an answer is closed afterwards, each in a
   * transaction of its own; the schedule closes what is left.
   *
   * @throws ProblemError `own-account`, `forbidden` for whoever has a role, unless an admin asks, and by whoever is
   *   frozen by now, `own-rental` for whoever has something under way with the member, `user-not-found`
   */
  async suspend(actor: Actor, id: string, reason: string): Promise<void> {
    if (id === actor.id) throw new ProblemError('own-account');
    await this.transactions.run(async (tx, afterCommit) => {
      await this.items.hold(tx, id);
      const member = await this.users.lockForStaff(tx, actor, id, 'lockLeaving');
      if (member.suspendedAt) return;
      await this.involvement.requireNone(tx, actor, id);
      const affairs = await this.affairs.of(id, tx);
      const hidden = await this.items.hide(tx, id);
      const freezes = member.frozenAt === null;
      if (freezes) {
        const done = { actor, id, act: 'freeze', reason } as const;
        await this.freezing.withSuspension(tx, afterCommit, done);
      }
      const at = await this.auditLog.nextInstant(tx, id);
      await this.users.suspend(tx, member, { at, freezes });
      await this.auditLog.record(tx, actor, {
        action: 'suspend-member',
        subject: 'user',
        subjectId: id,
        detail: {
          reason,
          hidden,
          requests: affairs.requests.length,
          rentals: affairs.rentals.length,
          freezes,
        },
        at,
      });
      await this.events.record(tx, afterCommit, userSuspended, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: { userId: id },
        secrets: { name: member.name, rentals: affairs.rentals },
        at,
      });
    });
    await this.closing.execute(id);
  }

  /**
   * Of a member who is not suspended, nothing changes.
   *
   * @throws ProblemError `own-account`, `forbidden` for whoever has a role, unless an admin asks, and by whoever is
   *   frozen by now, `own-rental` for whoever has something under way with the member, `user-not-found`
   */
  async reinstate(actor: Actor, id: string, reason: string): Promise<void> {
    if (id === actor.id) throw new ProblemError('own-account');
    await this.transactions.run(async (tx, afterCommit) => {
      await this.items.hold(tx, id);
      const member = await this.users.lockForStaff(tx, actor, id, 'lockLeaving');
      if (!member.suspendedAt) return;
      await this.involvement.requireNone(tx, actor, id);
      const at = await this.auditLog.nextInstant(tx, id);
      const unfreezes = member.frozenWithSuspension;
      await this.users.reinstate(tx, id);
      const shown = await this.items.restore(tx, id, member.deletionDueAt !== null);
      await this.auditLog.record(tx, actor, {
        action: 'reinstate-member',
        subject: 'user',
        subjectId: id,
        detail: { reason, shown, unfreezes },
        at,
      });
      await this.events.record(tx, afterCommit, userReinstated, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: { userId: id, unfreezes },
        at,
      });
      if (unfreezes) {
        const done = { actor, id, act: 'unfreeze', reason } as const;
        await this.freezing.withSuspension(tx, afterCommit, done);
      }
    });
  }
}
