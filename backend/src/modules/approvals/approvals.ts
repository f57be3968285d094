import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { AuditLog, type AuditSubject } from '../audit-log/index.js';
import { FreshAuthentication } from '../auth/index.js';
import { DomainEvents } from '../events/index.js';
import { type ActDescription, ApprovalKinds } from './approval-kinds.js';
import { approvalProposed } from './approvals.events.js';
import { actOf, detailOf, factsOf } from './decide/approval-record.js';
import { expiryOf } from './domain/approval-rules.js';

/** An act to be put to a second person. */
export interface Proposal {
  actor: Actor;
  /** Of the act; proposed again under it, it is the same one. */
  id: string;
  kind: string;
  subject: AuditSubject;
  subjectId: string;
  /** Whose case it is; null when it is no member's. */
  memberId: string | null;
  /** XAF, signed; null when no money moves. */
  amount: Xaf | null;
  /** As the schema of the kind has it. */
  request: object;
  reason: string;
  /** Now without. */
  at?: Date;
}

/** An act that waits for a second person. */
export interface WaitingAct {
  id: string;
  kind: string;
  subjectId: string;
  proposedById: string;
  proposedAt: Date;
  expiresAt: Date;
  /** As its kind wrote it. */
  request: unknown;
}

/** Puts acts to a second person; what follows is decided in the console. */
@Injectable()
export class Approvals {
  constructor(
    private readonly db: Db,
    private readonly kinds: ApprovalKinds,
    private readonly fresh: FreshAuthentication,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Whether an act was proposed under that id, whatever became of it. */
  async isProposed(tx: Tx, id: string): Promise<boolean> {
    return (await tx.approval.count({ where: { id } })) > 0;
  }

  /**
   * The caller has decided that one person is not enough, and holds what the act is about.
   *
   * @throws ProblemError `own-case`; `reauthentication-required` or `second-step-required` without a fresh proof;
   *   `already-proposed` while the same waits, from the database; what the check of the kind throws
   */
  async propose(tx: Tx, afterCommit: AfterCommit, proposal: Proposal): Promise<void> {
    const { actor, id, kind: name, memberId, at = this.clock.now(), ...told } = proposal;
    if (memberId === actor.id) throw new ProblemError('own-case');
    if (await this.isProposed(tx, id)) return;
    await this.fresh.requireSecondStep(tx, actor);
    const kind = this.kinds.get(name);
    const request = kind.schema.parse(told.request) as object;
    const expiresAt = expiryOf(at);
    const approval = await tx.approval.create({
      data: {
        ...{ id, kind: name, memberId, ...told, request },
        ...{ proposedById: actor.id, proposedAt: at, expiresAt },
      },
    });
    await kind.check(tx, actOf(approval, kind), { name: 'propose', actor });
    await this.auditLog.record(tx, actor, {
      action: 'propose-act',
      subject: told.subject,
      subjectId: told.subjectId,
      detail: detailOf(approval),
      at,
    });
    await this.events.record(tx, afterCommit, approvalProposed, {
      subjectId: id,
      actor: { role: 'staff', id: actor.id },
      facts: { ...factsOf(approval), expiresAt: expiresAt.toISOString() },
      at,
    });
  }

  /** What waits for a second person about these subjects, oldest first. */
  async listWaiting(subjectIds: readonly string[]): Promise<WaitingAct[]> {
    if (subjectIds.length === 0) return [];
    return this.db.approval.findMany({
      where: { subjectId: { in: [...subjectIds] }, status: 'proposed' },
      orderBy: [{ proposedAt: 'asc' }, { id: 'asc' }],
      select: {
        ...{ id: true, kind: true, subjectId: true },
        ...{ proposedById: true, proposedAt: true, expiresAt: true, request: true },
      },
    });
  }

  /** What acts of these kinds were done to, of those that a second person approved. */
  async listApprovedSubjects(kinds: readonly string[]): Promise<Set<string>> {
    const approved = await this.db.approval.findMany({
      where: { kind: { in: [...kinds] }, status: 'approved' },
      select: { subjectId: true },
    });
    return new Set(approved.map(({ subjectId }) => subjectId));
  }

  /** What staff read of an act. */
  async describe(sql: Tx, id: string): Promise<ActDescription> {
    const approval = await sql.approval.findUniqueOrThrow({ where: { id } });
    const kind = this.kinds.get(approval.kind);
    const [description] = await kind.describe(sql as PlainSql, [actOf(approval, kind)]);
    return description as ActDescription;
  }
}
