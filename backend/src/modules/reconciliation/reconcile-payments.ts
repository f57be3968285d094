import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { type Day, startOfDay, toDate } from '../../kernel/day.js';
import { Clock } from '../../platform/clock.js';
import type { Payment, Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import { Gateway } from '../mobile-money/index.js';
import { BookFees, gatewayOrderOf, LateSettlements, Payments } from '../payments/index.js';
import { comparePayment } from './domain/compare-payment.js';
import { reconciliationReportMade } from './reconciliation.events.js';
import type { Difference } from './reconciliation.schema.js';

/** How many payments are compared at the same time. */
const atOnce = 4;
const msPerDay = 86_400_000;
/** After the start of the day: the nightly job has had its time by then. */
const missedAfterMs = 3 * 3_600_000 + 45 * 60_000;

interface Comparison {
  compared: number;
  unanswered: number;
  differences: Difference[];
}

/**
 * Compares every payment of the last days with its status at the gateway and reports where the books
 * disagree, once a day. It decides nothing: what is undecided is checked as before, the rest is for
 * staff. Fees that the gateway has made known since the payment was settled are booked.
 */
@Injectable()
export class ReconcilePayments {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly payments: Payments,
    private readonly lateSettlements: LateSettlements,
    private readonly gateway: Gateway,
    private readonly bookFees: BookFees,
  ) {}

  /** Makes the report of the day, unless it is there. */
  async execute(): Promise<void> {
    const day = this.clock.today();
    if (await this.isMade(day)) return;
    const since = new Date(this.clock.now().getTime() - env.RECONCILE_DAYS * msPerDay);
    await this.keep(day, since, await this.compareSince(since));
  }

  /** Makes the report of the day when the nightly job should have, and has not. */
  async executeIfMissed(): Promise<void> {
    const night = startOfDay(this.clock.today()).getTime();
    if (this.clock.now().getTime() >= night + missedAfterMs) await this.execute();
  }

  private async isMade(day: Day): Promise<boolean> {
    return (await this.db.reconciliationReport.count({ where: { day: toDate(day) } })) > 0;
  }

  private async compareSince(since: Date): Promise<Comparison> {
    const all: Comparison = { compared: 0, unanswered: 0, differences: [] };
    let page: Payment[] = [];
    do {
      const next = { after: page.at(-1), limit: atOnce };
      page = await this.payments.listThroughGateway(since, next);
      const compared = await Promise.all(page.map((payment) => this.compare(payment)));
      for (const { answered, difference } of compared) {
        if (answered) all.compared += 1;
        else all.unanswered += 1;
        if (difference) all.differences.push(difference);
      }
    } while (page.length > 0);
    return all;
  }

  private async compare(
    payment: Payment,
  ): Promise<{ answered: boolean; difference: Difference | null }> {
    const gatewayStatus = await this.gateway.status(gatewayOrderOf(payment));
    const { id: paymentId, reference, purpose, status, createdAt, gatewayFees: fees } = payment;
    const late = (await this.lateSettlements.list([paymentId])).get(paymentId);
    const amount = late ?? payment.settledAmount ?? payment.amount;
    const ours = { status: late === undefined ? status : 'succeeded', createdAt, amount, fees };
    const { answered, difference: kind } = comparePayment(ours, gatewayStatus, this.clock.now());
    const settled = gatewayStatus.status === 'SUCCESS' ? gatewayStatus : null;
    const gatewayFees = typeof settled?.fees === 'number' ? settled.fees : null;
    if (!kind) {
      const isNew = ours.status === 'succeeded' && fees === null && gatewayFees !== null;
      if (isNew) await this.bookFees.execute(paymentId, gatewayFees);
      return { answered, difference: null };
    }
    const difference = {
      paymentId,
      reference,
      purpose,
      kind,
      status,
      amount,
      gatewayStatus: answered ? (gatewayStatus.status as Difference['gatewayStatus']) : null,
      gatewayAmount: settled?.amount ?? null,
      fees,
      gatewayFees,
    };
    return { answered, difference };
  }

  /** Of two workers at once, the first one's report stands, and it alone is announced. */
  private async keep(day: Day, since: Date, comparison: Comparison): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      const [report] = await tx.reconciliationReport.createManyAndReturn({
        data: [
          {
            day: toDate(day),
            since,
            ...comparison,
            differences: comparison.differences as unknown as Prisma.InputJsonArray,
            createdAt: at,
          },
        ],
        skipDuplicates: true,
        select: { id: true },
      });
      if (!report) return;
      const { compared, unanswered } = comparison;
      const differences = comparison.differences.map(({ kind, reference }) => ({
        kind,
        reference,
      }));
      await this.events.record(tx, afterCommit, reconciliationReportMade, {
        subjectId: report.id,
        actor: { role: 'system' },
        facts: { day, compared, unanswered, differences },
        at,
      });
    });
  }
}
