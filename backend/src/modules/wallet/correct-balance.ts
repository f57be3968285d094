import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { earnings, suspense, wallet } from '../../kernel/posting.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
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
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id of the correction; asked for again, it is the same one
   * @throws ProblemError `own-money`; `user-not-found`, from the database; `insufficient-balance` when
   *   the account would go below zero
   */
  async execute(actor: Actor, id: string, correction: Correction): Promise<void> {
    if (correction.userId === actor.id) throw new ProblemError('own-money');
    await this.transactions.run((tx) =>
      this.post(tx, { actor, id, at: this.clock.now() }, correction),
    );
  }

  /**
   * In the transaction of who decides that it is made.
   *
   * @param by who answers for it, under which id and when; `proposal` when somebody else had proposed it
   */
  async post(
    tx: Tx,
    { actor, id, at, proposal }: Correcting,
    correction: Correction,
  ): Promise<void> {
    const { userId, account, amount, reason } = correction;
    const key = `correction:${id}`;
    if (await this.ledger.isPosted(tx, key)) return;
    const mended = accountOf[account](userId);
    const [from, to] = amount > 0 ? [suspense, mended] : [mended, suspense];
    await this.ledger.post(tx, {
      key,
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

interface Correcting {
  actor: Actor;
  id: string;
  at: Date;
  proposal?: { correctionId: string; proposedById: string };
}
