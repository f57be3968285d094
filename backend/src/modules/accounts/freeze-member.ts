import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Tx } from '../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { userFrozen, userUnfrozen } from './accounts.events.js';
import { Involvement } from './involvement.js';
import { Users } from './users.js';

type Act = 'freeze' | 'unfreeze';

const kinds = { freeze: userFrozen, unfreeze: userUnfrozen };

/**
 * Staff let no money leave a member's wallet, or let it leave again. Payouts that are not sent yet are
 * given back to the wallet by the workers; nothing else changes.
 */
@Injectable()
export class FreezeMember {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly users: Users,
    private readonly involvement: Involvement,
  ) {}

  /**
   * The member is held, so that this comes before or after whatever takes money from the wallet.
   *
   * @throws ProblemError `own-money`, `forbidden` for whoever has a role, unless an admin asks, and by whoever is
   *   frozen by now, `own-rental` for whoever has something under way with the member, `user-not-found`,
   *   `member-suspended` while a suspension freezes the wallet
   */
  async execute(actor: Actor, id: string, act: Act, reason: string): Promise<void> {
    if (id === actor.id) throw new ProblemError('own-money');
    await this.transactions.run(async (tx, afterCommit) => {
      const member = await this.users.lockForStaff(tx, actor, id, 'lock');
      await this.involvement.requireNone(tx, actor, id);
      if (member.suspendedAt && act === 'unfreeze') throw new ProblemError('member-suspended');
      if (member.frozenWithSuspension) return this.keep(tx, actor, id, reason);
      if ((member.frozenAt !== null) === (act === 'freeze')) return;
      await this.act(tx, afterCommit, { actor, id, act, reason });
    });
  }

  /** With a suspension or its end, of a member whom the transaction holds: the member is told of that alone. */
  withSuspension(
    tx: Tx,
    afterCommit: AfterCommit,
    done: { actor: Actor; id: string; act: Act; reason: string },
  ): Promise<void> {
    return this.act(tx, afterCommit, { ...done, withSuspension: true });
  }

  /** Frozen with a suspension, the wallet stays so beyond it. */
  private async keep(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
    await tx.user.update({ where: { id }, data: { frozenWithSuspension: false } });
    const at = await this.auditLog.nextInstant(tx, id);
    const entry = { action: 'keep-frozen', subject: 'user', subjectId: id } as const;
    await this.auditLog.record(tx, actor, { ...entry, detail: { reason }, at });
  }

  private async act(
    tx: Tx,
    afterCommit: AfterCommit,
    {
      actor,
      id,
      act,
      reason,
      withSuspension,
    }: { actor: Actor; id: string; act: Act; reason: string; withSuspension?: true },
  ): Promise<void> {
    const at = await this.auditLog.nextInstant(tx, id);
    await tx.user.update({ where: { id }, data: { frozenAt: act === 'freeze' ? at : null } });
    await this.auditLog.record(tx, actor, {
      action: `${act}-member`,
      subject: 'user',
      subjectId: id,
      detail: { reason },
      at,
    });
    await this.events.record(tx, afterCommit, kinds[act], {
      subjectId: id,
      actor: { role: 'staff', id: actor.id },
      facts: { userId: id, ...(withSuspension && { withSuspension }) },
      at,
    });
  }
}
