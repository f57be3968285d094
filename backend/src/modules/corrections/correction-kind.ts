import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { ProblemError } from '../../kernel/errors.js';
import { formatXaf } from '../../kernel/xaf.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Users } from '../accounts/index.js';
import { type Act, type ActDescription, ApprovalKinds, type Deciding } from '../approvals/index.js';
import { BalancesQueries, CorrectBalance } from '../wallet/index.js';

/** Of the act that two admins do together; the amount, the member and the reason are the act's. */
export const correctionKind = 'correction';

/** Earnings were corrected once: what is on record of that is still read. */
const correctionRequest = z.object({ account: z.enum(['wallet', 'earnings']) });
type Correcting = Act<z.infer<typeof correctionRequest>>;

const accountNames = { wallet: 'Portefeuille', earnings: 'Gains à venir' };

/** A correction of a wallet that is so large that a second admin must approve it. */
@Injectable()
export class CorrectionKind implements OnModuleInit {
  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly users: Users,
    private readonly balances: BalancesQueries,
    private readonly correctBalance: CorrectBalance,
  ) {}

  onModuleInit(): void {
    this.kinds.register({
      kind: correctionKind,
      name: "Correction d'un solde",
      schema: correctionRequest,
      describe: (sql, acts) => this.describe(sql, acts),
      check: (tx, act, { name }) => this.check(tx, act, name),
      carryOut: (act, deciding) => this.carryOut(act, deciding),
    });
  }

  private async describe(sql: PlainSql, acts: readonly Correcting[]): Promise<ActDescription[]> {
    const memberIds = [...new Set(acts.map(({ subjectId }) => subjectId))];
    const names = await this.users.listNames(memberIds, sql);
    const balances = await this.balances.listOf(memberIds, sql);
    return acts.map(({ subjectId, amount, request: { account } }) => {
      const { wallet = 0, upcoming = 0 } = balances.get(subjectId) ?? {};
      const change = signed(amount ?? 0);
      return {
        title: `Correction de ${change}`,
        facts: [
          { label: 'Membre', value: names.get(subjectId) ?? '' },
          { label: 'Compte', value: accountNames[account] },
          { label: 'Montant', value: change },
          {
            label: 'Le compte contient',
            value: formatXaf(account === 'wallet' ? wallet : upcoming),
          },
        ],
        link: `/users/${subjectId}/show`,
      };
    });
  }

  /**
   * Tells beforehand, and in plain words, what the database would refuse: an account below zero, or one that no money
   * may reach.
   */
  private async check(tx: Tx, act: Correcting, step: 'propose' | 'approve'): Promise<void> {
    const { subjectId, amount, request } = act;
    if (request.account !== 'wallet') throw new ProblemError('earnings-not-corrected');
    if (step === 'approve' && !(await this.users.findContact(tx, subjectId))) {
      throw new ProblemError('correction-of-deleted');
    }
    const balances = await this.balances.listOf([subjectId], tx);
    const { wallet } = balances.get(subjectId) ?? { wallet: 0 };
    if (wallet + (amount ?? 0) < 0) {
      throw new ProblemError(
        step === 'propose' ? 'insufficient-balance' : 'correction-not-covered',
      );
    }
  }

  private async carryOut(
    { id, subjectId: userId, amount, reason, proposedById }: Correcting,
    { tx, afterCommit, actor, at }: Deciding,
  ): Promise<void> {
    await this.correctBalance.post(
      tx,
      afterCommit,
      { actor, id, at, approval: { approvalId: id, proposedById } },
      { userId, amount: amount ?? 0, reason },
    );
  }
}

const signed = (amount: number) => `${amount > 0 ? '+' : '−'} ${formatXaf(Math.abs(amount))}`;
