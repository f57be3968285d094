import { Injectable } from '@nestjs/common';
import { type Day, toDate } from '../../kernel/day.js';
import { Clock } from '../../platform/clock.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { BalancesQueries, type BookTotals, HeldCredits } from '../wallet/index.js';
import type { Comparison } from './compare-payments.js';

interface PreparedReport extends Comparison {
  day: Day;
  totals: BookTotals;
  createdAt: Date;
}

/** Writes down what a comparison found, with what the books held and owed by then, and holds what it doubts. */
@Injectable()
export class KeepReport {
  constructor(
    private readonly clock: Clock,
    private readonly balances: BalancesQueries,
    private readonly heldCredits: HeldCredits,
  ) {}

  /**
   * Reads all accounts: before the transaction, which is to be short.
   *
   * @param day whose report it is: the comparison may have ended after it
   */
  async prepare(comparison: Comparison, day: Day): Promise<PreparedReport> {
    const totals = await this.balances.getTotals();
    return { ...comparison, day, totals, createdAt: this.clock.now() };
  }

  /** @returns the id; null when there is a report of the night, or of the run, already */
  async within(
    tx: Tx,
    afterCommit: AfterCommit,
    { day, differences, unansweredPayments, totals, credits, found, ...report }: PreparedReport,
    runId: string | null = null,
  ): Promise<string | null> {
    const [made] = await tx.reconciliationReport.createManyAndReturn({
      data: [
        {
          ...report,
          day: toDate(day),
          runId,
          differences: differences as unknown as Prisma.InputJsonArray,
          unansweredPayments: unansweredPayments as unknown as Prisma.InputJsonArray,
          totals: totals as unknown as Prisma.InputJsonObject,
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!made) return null;
    const at = report.createdAt;
    const actor = { role: 'system' } as const;
    await this.heldCredits.release(tx, afterCommit, found, { release: 'found', at, actor });
    await this.heldCredits.hold(tx, afterCommit, credits, at);
    return made.id;
  }
}
