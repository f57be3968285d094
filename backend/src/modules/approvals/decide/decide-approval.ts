import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Approval } from '../../../platform/database/generated/client.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Roles } from '../../accounts/index.js';
import { AuditLog, type AuditSubject } from '../../audit-log/index.js';
import { FreshAuthentication } from '../../auth/index.js';
import { DomainEvents } from '../../events/index.js';
import { ApprovalKinds } from '../approval-kinds.js';
import { approvalApproved, approvalRefused } from '../approvals.events.js';
import { whyNotDecide, whyNotOfProposer } from '../domain/approval-rules.js';
import { actOf, detailOf, factsOf, lockApproval } from './approval-record.js';

/**
 * A second admin approves an act, which is then carried out, or refuses it. An admin who decides the same again has decided
 * already.
 */
@Injectable()
export class DecideApproval {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly kinds: ApprovalKinds,
    private readonly roles: Roles,
    private readonly fresh: FreshAuthentication,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ProblemError `reauthentication-required` or `second-step-required` without a fresh proof;
   *   `approval-not-found`; what `whyNotDecide` and `whyNotOfProposer` say; what the check of the kind throws, which leaves it proposed
   */
  async approve(actor: Actor, id: string): Promise<void> {
    const prepared = await this.prepare(id);
    await this.transactions.run(async (tx, afterCommit) => {
      const approval = await lockApproval(tx, id);
      if (isDone(approval, 'approved', actor)) return;
      const at = this.clock.now();
      await this.requireDecidable(tx, approval, actor, at);
      await this.requireProposer(tx, approval);
      await this.fresh.requireSecondStep(tx, actor);
      const kind = this.kinds.get(approval.kind);
      const act = actOf(approval, kind);
      await kind.check(tx, act, { name: 'approve', actor, prepared });
      await tx.approval.update({
        where: { id },
        data: { status: 'approved', decidedById: actor.id, decidedAt: at },
      });
      const { subject, subjectId, proposedById } = approval;
      await this.auditLog.record(tx, actor, {
        action: 'approve-act',
        subject: subject as AuditSubject,
        subjectId,
        detail: { ...detailOf(approval), proposedById },
        at,
      });
      await kind.carryOut(act, { tx, afterCommit, actor, at, prepared });
      await this.events.record(tx, afterCommit, approvalApproved, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: { ...factsOf(approval), decidedById: actor.id },
        at,
      });
    });
  }

  /**
   * @param refusalReason why, for the one who proposed it
   * @throws ProblemError `approval-not-found`; what `whyNotDecide` says
   */
  async refuse(actor: Actor, id: string, refusalReason: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const approval = await lockApproval(tx, id);
      if (isDone(approval, 'refused', actor)) return;
      const at = this.clock.now();
      await this.requireDecidable(tx, approval, actor, at);
      await tx.approval.update({
        where: { id },
        data: { status: 'refused', decidedById: actor.id, decidedAt: at, refusalReason },
      });
      const { subject, subjectId, proposedById } = approval;
      await this.auditLog.record(tx, actor, {
        action: 'refuse-act',
        subject: subject as AuditSubject,
        subjectId,
        detail: { ...detailOf(approval), reason: refusalReason, proposedById },
        at,
      });
      await this.events.record(tx, afterCommit, approvalRefused, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: { ...factsOf(approval), decidedById: actor.id, refusalReason },
        at,
      });
    });
  }

  /** What is decided already has nothing to prepare. */
  private async prepare(id: string): Promise<unknown> {
    const approval = await this.db.approval.findFirst({ where: { id, status: 'proposed' } });
    if (!approval) return undefined;
    const kind = this.kinds.get(approval.kind);
    return kind.prepare?.(actOf(approval, kind));
  }

  private async requireDecidable(
    tx: Tx,
    approval: Approval,
    actor: Actor,
    at: Date,
  ): Promise<void> {
    const approver = await this.roles.findAdmin(tx, actor.id);
    const refusal = whyNotDecide(approval, actor.id, approver, at);
    if (refusal) throw new ProblemError(refusal);
  }

  private async requireProposer(tx: Tx, approval: Approval): Promise<void> {
    const actingSince = await this.roles.findActingSince(tx, approval.proposedById);
    const refusal = whyNotOfProposer(approval, actingSince);
    if (refusal) throw new ProblemError(refusal);
  }
}

function isDone(
  { status, decidedById }: Approval,
  wanted: 'approved' | 'refused',
  actor: Actor,
): boolean {
  return status === wanted && decidedById === actor.id;
}
