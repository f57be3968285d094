import { Injectable } from '@nestjs/common';
import { earnings, suspense, wallet } from '../../kernel/posting.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Tx } from '../../platform/database/prisma.js';
import { AuditLog } from '../audit-log/index.js';
import { Ledger } from './ledger.js';

/** The accounts of a member that can be put right. */
export const correctedAccounts = ['wallet', 'earnings'] as const;
export type CorrectedAccount = (typeof correctedAccounts)[number];

const accountOf = { wallet, earnings };

/** What a member's account is to gain or lose, and why. */
export interface Correction {
  userId: string;
  account: CorrectedAccount;
  /** XAF, signed, not zero */
  amount: Xaf;
  reason: string;
}

/** An admin puts an account of a member right, with a reason, through the ledger. */
@Injectable()
export class CorrectBalance {
  constructor(
    private readonly ledger: Ledger,
    private readonly auditLog: AuditLog,
  ) {}

  /** Whether the correction of that id is in the books. */
  isMade(tx: Tx, id: string): Promise<boolean> {
    return this.ledger.isPosted(tx, keyOf(id));
  }

  /**
   * In the transaction of who decides that it is made; asked for again with its id, it is the same one.
   *
   * @param by who answers for it, under which id and when; `proposal` when somebody else had proposed it
   * @throws ProblemError `user-not-found` and `insufficient-balance`, from the database
   */
  async post(
    tx: Tx,
    { actor, id, at, proposal }: Correcting,
    correction: Correction,
  ): Promise<void> {
    const { userId, account, amount, reason } = correction;
    if (await this.isMade(tx, id)) return;
    const mended = accountOf[account](userId);
    const [from, to] = amount > 0 ? [suspense, mended] : [mended, suspense];
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
      detail: { account, amount, reason, ...proposal },
      at,
    });
  }
}

const keyOf = (id: string): string => `correction:${id}`;

interface Correcting {
  actor: Actor;
  id: string;
  at: Date;
  proposal?: { correctionId: string; proposedById: string };
}
