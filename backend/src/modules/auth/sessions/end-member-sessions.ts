import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { DomainEvents } from '../../events/index.js';
import { sessionsEnded } from '../auth.events.js';
import { EndSessions } from './end-sessions.js';

/** An admin ends every sign-in of a member, who says that somebody else is in the account, say. */
@Injectable()
export class EndMemberSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly endSessions: EndSessions,
  ) {}

  /** @throws ProblemError `own-account` for one's own, which one ends oneself, or `user-not-found` */
  async execute(actor: Actor, id: string, reason: string): Promise<void> {
    if (id === actor.id) throw new ProblemError('own-account');
    await this.transactions.run(async (tx, afterCommit) => {
      await this.users.lock(tx, id);
      const at = this.clock.now();
      await this.endSessions.all(tx, afterCommit, id, at);
      await this.auditLog.record(tx, actor, {
        action: 'end-sessions',
        subject: 'user',
        subjectId: id,
        detail: { reason },
      });
      await this.events.record(tx, afterCommit, sessionsEnded, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: {},
        at,
      });
    });
  }
}
