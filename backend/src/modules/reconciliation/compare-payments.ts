import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { dayMs, daysAfter } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import type { Payment } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import type { LongJob } from '../../platform/long-jobs/long-job.js';
import { Gateway } from '../mobile-money/index.js';
import {
  BookFees,
  gatewayOrderOf,
  LateSettlements,
  Payments,
  type PlaceInList,
  undecidedStatuses,
} from '../payments/index.js';
import { Agreements } from './agreements.js';
import { comparePayment, isAnswer, statusToldBy } from './domain/compare-payment.js';
import type { Difference } from './reconciliation.schema.js';

/** How many payments are read at once. */
const pageSize = 200;
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

/** How far a comparison is: kept after each group of payments, so that another worker resumes there. */
export interface ComparisonCourse extends Omit<Comparison, 'since'> {
  since: string;
  /** The last payment that was looked at. */
  after: { createdAt: string; id: string } | null;
  /** How many there were until then. */
  passed: number;
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
    private readonly agreements: Agreements,
  ) {}

  /** @param job the nightly run: payments on which both books agreed some nights before are left out of it */
  async execute(job?: LongJob<ComparisonCourse>): Promise<Comparison> {
    const course = job?.state ?? this.begin();
    const since = new Date(course.since);
    const before = await this.differencesBefore();
    const decided = await this.payments.listIdsDecidedByStaff(this.daysAgo(staffDecisionDays));
    const also = new Set([...before.keys(), ...decided]);
    // So far back that the last agreement of a payment is asked about once more.
    const from = job ? daysAfter(since, -env.RECONCILE_AGAIN_DAYS - 1) : since;
    const chosen = { since: from, also: [...also] };
    const total = job ? await this.payments.countThroughGateway(chosen) : 0;
    let page: Payment[];
    do {
      page = await this.payments.listThroughGateway(chosen, {
        after: course.after ? placeOf(course.after) : undefined,
        limit: pageSize,
      });
      const rows = job
        ? await this.agreements.look(page, (payment) => isRecent(payment, since, also))
        : page.map((payment) => ({ payment, facts: null, isAsked: true }));
      for (const group of groupsOf(rows, env.RECONCILE_AT_ONCE)) {
        const asked = group.filter(({ isAsked }) => isAsked);
        const compared = await Promise.all(
          asked.map(({ payment }) => this.compare(payment, before.get(payment.id))),
        );
        for (const { paymentId, answered, difference } of compared) {
          if (answered) course.compared += 1;
          // That the gateway says nothing of those is why staff decided them.
          else if (!decided.includes(paymentId)) course.unanswered += 1;
          if (difference) course.differences.push(difference);
        }
        pass(course, group);
        const agreed = asked.filter((_, at) => compared[at]?.answered && !compared[at].difference);
        await job?.save(course, { done: course.passed, total }, (tx) =>
          this.agreements.keep(tx, agreed),
        );
      }
    } while (page.length > 0);
    return {
      since,
      compared: course.compared,
      unanswered: course.unanswered,
      differences: course.differences,
    };
  }

  private begin(): ComparisonCourse {
    const since = this.daysAgo(env.RECONCILE_DAYS).toISOString();
    return { since, after: null, passed: 0, compared: 0, unanswered: 0, differences: [] };
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

function isRecent(
  { id, status, createdAt, decidedAt }: Payment,
  since: Date,
  also: ReadonlySet<string>,
): boolean {
  if (createdAt >= since || (decidedAt && decidedAt >= since)) return true;
  return undecidedStatuses.includes(status as never) || also.has(id);
}

/** So many of each group are asked about; those that are not go with the ones before. */
function groupsOf<Row extends { isAsked: boolean }>(rows: Row[], asked: number): Row[][] {
  const groups: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    if (groups.length === 0 || (row.isAsked && left === 0)) {
      groups.push([]);
      left = asked;
    }
    groups.at(-1)?.push(row);
    if (row.isAsked) left -= 1;
  }
  return groups;
}

function pass(course: ComparisonCourse, group: readonly { payment: Payment }[]): void {
  const last = group.at(-1)?.payment;
  if (last) course.after = { id: last.id, createdAt: last.createdAt.toISOString() };
  course.passed += group.length;
}

function placeOf({ id, createdAt }: { id: string; createdAt: string }): PlaceInList {
  return { id, createdAt: new Date(createdAt) };
}
