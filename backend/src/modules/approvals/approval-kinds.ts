import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Xaf } from '../../kernel/xaf.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import type { AuditSubject } from '../audit-log/index.js';

/** An act that waits for a second person, or did, as its kind sees it. */
export interface Act<Request = unknown> {
  id: string;
  /** What it is done to, as the audit log names it. */
  subject: AuditSubject;
  subjectId: string;
  /** Whose case it is: that member neither proposes nor decides it. Null when it is no member's. */
  memberId: string | null;
  /** XAF, signed; null when no money moves. */
  amount: Xaf | null;
  request: Request;
  reason: string;
  proposedById: string;
  proposedAt: Date;
}

/** What staff read of an act, in French. */
export interface ActDescription {
  title: string;
  facts: readonly { label: string; value: string }[];
  /** Of the page of its subject in the console, as `/users/…/show`; null without one. */
  link: string | null;
}

/** The transaction of a decision, and who decides when. */
export interface Deciding<Prepared = unknown> {
  tx: Tx;
  afterCommit: AfterCommit;
  actor: Actor;
  at: Date;
  /** What the kind prepared before the transaction. */
  prepared?: Prepared | undefined;
}

/** A kind of act that two people do together. */
export interface ApprovalKind<Request, Prepared = unknown> {
  /** In the table and on the wire, as `correction`. */
  kind: string;
  /** In French, as `Correction d'un solde`. */
  name: string;
  /** What of a request is kept. */
  schema: z.ZodType<Request>;
  /** Of several at once, in their order. */
  describe(sql: PlainSql, acts: readonly Act<Request>[]): Promise<ActDescription[]>;
  /**
   * Called before the transaction of an approval, for what takes long, such as asking another system; what it returns
   * is passed on.
   */
  prepare?(act: Act<Request>): Promise<Prepared>;
  /**
   * Called when the act is proposed, and again before it is approved; it may hold rows.
   *
   * @param step by whom: the one who proposes, or the one who approves
   * @throws ProblemError when the act is not possible, or not for this person; it stays proposed then
   */
  check(
    tx: Tx,
    act: Act<Request>,
    step: { name: 'propose' | 'approve'; actor: Actor; prepared?: Prepared | undefined },
  ): Promise<void>;
  /**
   * Does it, in the transaction of the approval, and puts it on record as any other act of its kind, with
   * `approvalId` and `proposedById` in the detail.
   */
  carryOut(act: Act<Request>, deciding: Deciding<Prepared>): Promise<void>;
}

/** The kinds of acts that need two people. Modules register theirs when they start. */
@Injectable()
export class ApprovalKinds {
  private readonly kinds = new Map<string, ApprovalKind<unknown>>();

  register<Request, Prepared = unknown>(kind: ApprovalKind<Request, Prepared>): void {
    this.kinds.set(kind.kind, kind as ApprovalKind<unknown>);
  }

  get(kind: string): ApprovalKind<unknown> {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`No module has registered approvals of the kind ${kind}`);
    return found;
  }

  get all(): readonly ApprovalKind<unknown>[] {
    return [...this.kinds.values()];
  }
}
