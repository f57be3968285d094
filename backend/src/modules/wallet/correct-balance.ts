import { Injectable } from '@nestjs/common';
import { suspense, wallet } from '../../kernel/posting.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { balanceCorrected } from './corrections.events.js';
import { Ledger } from './ledger.js';

/** What a member's wallet is to gain or lose, and why. */
export interface Correction {
  userId: string;
  /** XAF, signed, not zero */
  amount: Xaf;
  reason: string;
}

/** An admin puts the wallet of a member right, with a reason, through the ledger. */
@Injectable()
export class CorrectBalance {
  constructor(
    private readonly ledger: Ledger,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /** Whether the correction of that id is in the books. */
  isMade(tx: Tx, id: string): Promise<boolean> {
    return this.ledger.isPosted(tx, keyOf(id));
  }

  /**
   * In the transaction of who decides that it is made, and announced to its member; asked for again with its id, it is the same one.
   *
   * @param by who answers for it, under which id and when; `approval` when somebody else had proposed it, else it counts
   *   with what the actor did alone
   * @throws ProblemError `user-not-found` and `insufficient-balance`, from the database
   */
  async post(
    tx: Tx,
    afterCommit: AfterCommit,
    by: Correcting,
    { userId, amount, reason }: Correction,
  ): Promise<void> {
    const { actor, id, at, approval = { alone: Math.abs(amount) } } = by;
    if (await this.isMade(tx, id)) return;
    const [from, to] = amount > 0 ? [suspense, wallet(userId)] : [wallet(userId), suspense];
    await this.ledger.post(tx, {
      key: keyOf(id),
      type: 'correction',
      description: reason,
      at,
      postings: [{ from, to, amount: Math.abs(amount) }],
    });
    await this.auditLog.record(tx, actor, {
      action: 'correct-balance',
      subject: 'user',
      subjectId: userId,
      detail: { account: 'wallet', amount, reason, ...approval },
      at,
    });
    await this.events.record(tx, afterCommit, balanceCorrected, {
      subjectId: id,
      actor: { role: 'staff', id: actor.id },
      facts: { userId, amount, reason },
      at,
    });
  }
}

const keyOf = (id: string): string => `correction:${id}`;

interface Correcting {
  actor: Actor;
  id: string;
  at: Date;
  approval?: { approvalId: string; proposedById: string };
}
