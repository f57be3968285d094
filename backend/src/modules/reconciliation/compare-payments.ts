import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { dayMs } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import type { Payment } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { Gateway } from '../mobile-money/index.js';
import { BookFees, gatewayOrderOf, LateSettlements, Payments } from '../payments/index.js';
import { comparePayment, isAnswer, statusToldBy } from './domain/compare-payment.js';
import type { Difference } from './reconciliation.schema.js';

/** How many payments are compared at the same time. */
const atOnce = 4;
/** A gateway that gave no clear answer before staff decided may give one long after that. */
const staffDecisionDays = 90;

/** What a comparison found. */
export interface Comparison {
  /** Payments begun or decided since then were compared. */
  since: Date;
  compared: number;
  unanswered: number;
  differences: Difference[];
}

/**
 * Compares every payment of the last days with its status at the gateway, every one that staff have decided for some
 * months, and every one on which the books disagreed in the report before, until they agree. It decides nothing: what is undecided is
 * checked as before, the rest is for staff. Fees that the gateway has made known since the payment was
 * settled are booked.
 */
@Injectable()
export class ComparePayments {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly lateSettlements: LateSettlements,
    private readonly gateway: Gateway,
    private readonly bookFees: BookFees,
  ) {}

  async execute(): Promise<Comparison> {
    const since = this.daysAgo(env.RECONCILE_DAYS);
    const all: Comparison = { since, compared: 0, unanswered: 0, differences: [] };
    const before = await this.differencesBefore();
    const decided = await this.payments.listIdsDecidedByStaff(this.daysAgo(staffDecisionDays));
    const chosen = { since, also: [...before.keys(), ...decided] };
    let page: Payment[] = [];
    do {
      const next = { after: page.at(-1), limit: atOnce };
      page = await this.payments.listThroughGateway(chosen, next);
      const compared = await Promise.all(
        page.map((payment) => this.compare(payment, before.get(payment.id))),
      );
      for (const { paymentId, answered, difference } of compared) {
        if (answered) all.compared += 1;
        // That the gateway says nothing of those is why staff decided them.
        else if (!decided.includes(paymentId)) all.unanswered += 1;
        if (difference) all.differences.push(difference);
      }
    } while (page.length > 0);
    return all;
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * dayMs);
  }

  /** Of the last report, by payment. */
  private async differencesBefore(): Promise<Map<string, Difference>> {
    const last = await this.db.reconciliationReport.findFirst({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { differences: true },
    });
    const differences = (last?.differences ?? []) as Difference[];
    return new Map(differences.map((difference) => [difference.paymentId, difference]));
  }

  /** @param before a difference that the gateway keeps silent about stays until it answers again */
  private async compare(
    payment: Payment,
    before: Difference | undefined,
  ): Promise<{ paymentId: string; answered: boolean; difference: Difference | null }> {
    const reply = await this.gateway.status(gatewayOrderOf(payment));
    const answered = isAnswer(reply);
    const gatewayStatus = answered ? reply : ((before && statusToldBy(before)) ?? reply);
    const { id: paymentId, reference, purpose, status, createdAt, gatewayFees: fees } = payment;
    const late = (await this.lateSettlements.list([paymentId])).get(paymentId);
    const amount = late ?? payment.settledAmount ?? payment.amount;
    const ours = { status: late === undefined ? status : 'succeeded', createdAt, amount, fees };
    const kind = comparePayment(ours, gatewayStatus, this.clock.now());
    const settled = gatewayStatus.status === 'SUCCESS' ? gatewayStatus : null;
    const gatewayFees = typeof settled?.fees === 'number' ? settled.fees : null;
    if (!kind) {
      const isNew = ours.status === 'succeeded' && fees === null && gatewayFees !== null;
      if (isNew) await this.bookFees.execute(paymentId, gatewayFees);
      return { paymentId, answered, difference: null };
    }
    const difference = {
      paymentId,
      reference,
      purpose,
      kind,
      status,
      amount,
      gatewayStatus: isAnswer(gatewayStatus) ? gatewayStatus.status : null,
      gatewayAmount: settled?.amount ?? null,
      fees,
      gatewayFees,
    };
    return { paymentId, answered, difference };
  }
}
