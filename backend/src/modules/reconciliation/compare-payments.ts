import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { dayMs, daysAfter } from '../../kernel/duration.js';
import type { Xaf } from '../../kernel/xaf.js';
import { Clock } from '../../platform/clock.js';
import type { Payment } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import type { LongJob } from '../../platform/long-jobs/long-job.js';
import { Items } from '../items/index.js';
import { Gateway, type GatewayStatus } from '../mobile-money/index.js';
import {
  BookFees,
  gatewayOrderOf,
  Payments,
  type PlaceInList,
  SettledAmounts,
  undecidedStatuses,
} from '../payments/index.js';
import { type CreditToHold, HeldCredits } from '../wallet/index.js';
import { Agreements } from './agreements.js';
import { comparePayment, isAnswer, statusToldBy, toldStatusOf } from './domain/compare-payment.js';
import { creditsToHold } from './domain/credits-to-hold.js';
import type { Difference, UnansweredPayment } from './reconciliation.schema.js';

/** How many payments are read at once. */
const pageSize = 200;
/** A gateway that gave no clear answer before staff decided may give one long after that. */
const staffDecisionDays = 90;

/** Payments without an answer that a report lists; how many there are, it says anyway. */
const mostListed = 1_000;

/** What a comparison found. */
export interface Comparison {
  /** Payments begun or decided since then were compared. */
  since: Date;
  compared: number;
  unanswered: number;
  unansweredPayments: UnansweredPayment[];
  differences: Difference[];
  /** What payments credited that did not succeed there two nights running, to be held. */
  credits: CreditToHold[];
  /** Ids of payments of which credits were held, and that the gateway knows to have succeeded after all. */
  found: string[];
}

/** What a comparison found of one payment. */
interface Compared {
  payment: Payment;
  reply: GatewayStatus;
  ours: { status: string; amount: Xaf };
  /** Whether two admins have decided what it settled. */
  isByTwo: boolean;
  difference: Difference | null;
}

/** What is known of payments before they are compared. */
interface Known {
  differences: Map<string, Difference>;
  /** Ids of payments that succeeded here and not there, or were not known there, the night before. */
  unconfirmed: Set<string>;
  /** Ids of payments of which two admins have decided what they settled. */
  byTwo: Set<string>;
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
    private readonly settledAmounts: SettledAmounts,
    private readonly heldCredits: HeldCredits,
    private readonly items: Items,
    private readonly gateway: Gateway,
    private readonly bookFees: BookFees,
    private readonly agreements: Agreements,
  ) {}

  /**
   * @param job the nightly run, of which two running count; payments on which both books agreed some nights before are
   *   left out of it
   */
  async execute(job?: LongJob<ComparisonCourse>): Promise<Comparison> {
    // What the release that began the run did not save yet is as at its beginning.
    const course = { ...this.begin(), ...job?.state };
    const since = new Date(course.since);
    const before = await this.reportsBefore(job !== undefined);
    const [decided, held, byTwo] = await Promise.all([
      this.payments.listIdsDecidedByStaff(this.daysAgo(staffDecisionDays)),
      this.heldCredits.listPaymentIds(),
      this.settledAmounts.listIdsDecidedByTwo(),
    ]);
    const known = { ...before, byTwo };
    const also = new Set([
      ...before.differences.keys(),
      ...before.unconfirmed,
      ...decided,
      ...held,
    ]);
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
          asked.map(({ payment }) => this.compare(payment, known)),
        );
        for (const one of compared) note(course, one, { decided, held });
        if (job) course.credits.push(...(await this.creditsOf(doubtedOf(compared, before))));
        pass(course, group);
        const agreed = asked.filter((_, at) => compared[at] && isAgreed(compared[at]));
        await job?.save(course, { done: course.passed, total }, (tx) =>
          this.agreements.keep(tx, agreed),
        );
      }
    } while (page.length > 0);
    const { after: _, passed: __, ...found } = course;
    return { ...found, since };
  }

  private begin(): ComparisonCourse {
    return {
      since: this.daysAgo(env.RECONCILE_DAYS).toISOString(),
      ...{ after: null, passed: 0, compared: 0, unanswered: 0 },
      ...{ unansweredPayments: [], differences: [], credits: [], found: [] },
    };
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * dayMs);
  }

  /** Differences are of the last report of any kind, what was not confirmed of the last one of a night. */
  private async reportsBefore(isNightly: boolean): Promise<Omit<Known, 'byTwo'>> {
    const last = (where: { runId?: null }) =>
      this.db.reconciliationReport.findFirst({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: { differences: true, unansweredPayments: true },
      });
    const [any, night] = [await last({}), isNightly ? await last({ runId: null }) : null];
    const differences = (any?.differences ?? []) as Difference[];
    const unconfirmed = [
      ...((night?.unansweredPayments ?? []) as UnansweredPayment[]).filter((one) => one.isHereOnly),
      ...((night?.differences ?? []) as Difference[]).filter(
        ({ kind }) => kind === 'succeeded-here-only',
      ),
    ];
    return {
      differences: new Map(differences.map((difference) => [difference.paymentId, difference])),
      unconfirmed: new Set(unconfirmed.map(({ paymentId }) => paymentId)),
    };
  }

  /** A difference that the gateway keeps silent about stays until it answers again. */
  private async compare(payment: Payment, known: Known): Promise<Compared> {
    const reply = await this.gateway.status(gatewayOrderOf(payment));
    const { id: paymentId, reference, purpose, status, createdAt, gatewayFees: fees } = payment;
    const told = known.differences.get(paymentId);
    const gatewayStatus = isAnswer(reply) ? reply : ((told && statusToldBy(told)) ?? reply);
    const settled = (await this.settledAmounts.list([payment])).get(paymentId);
    const amount = settled?.amount ?? payment.settledAmount ?? payment.amount;
    const decided = settled && (settled.amount > 0 ? 'succeeded' : 'failed');
    const ours = { status: decided ?? status, amount };
    const isByTwo = known.byTwo.has(paymentId);
    const compared = { payment, reply, ours, isByTwo };
    const isKnownMissing = told?.gatewayStatus === 'NOT_FOUND' || known.unconfirmed.has(paymentId);
    const wasMissing = isKnownMissing && !isByTwo;
    const now = this.clock.now();
    const kind = comparePayment({ ...ours, createdAt, fees }, gatewayStatus, { now, wasMissing });
    const success = gatewayStatus.status === 'SUCCESS' ? gatewayStatus : null;
    const gatewayFees = typeof success?.fees === 'number' ? success.fees : null;
    if (!kind) {
      const isNew = ours.status === 'succeeded' && fees === null && gatewayFees !== null;
      if (isNew) await this.bookFees.execute(paymentId, gatewayFees);
      return { ...compared, difference: null };
    }
    const difference = {
      paymentId,
      reference,
      purpose,
      kind,
      status,
      amount,
      gatewayStatus: toldStatusOf(gatewayStatus),
      gatewayAmount: success?.amount ?? null,
      fees,
      gatewayFees,
    };
    return { ...compared, difference };
  }

  /** What payments have credited that did not succeed there for the second night. */
  private async creditsOf(doubted: readonly Compared[]): Promise<CreditToHold[]> {
    const itemIds = doubted.flatMap(({ payment }) => payment.itemId ?? []);
    const items = await this.items.listSummaries(itemIds);
    return doubted.flatMap(({ payment, ours }) =>
      creditsToHold({
        ...payment,
        settled: ours.amount,
        ownerId: (payment.itemId && items.get(payment.itemId)?.ownerId) || null,
      }),
    );
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

/** Adds to the course what was found of a payment. */
function note(
  course: ComparisonCourse,
  one: Compared,
  { decided, held }: { decided: readonly string[]; held: readonly string[] },
): void {
  const { id } = one.payment;
  if (isAnswer(one.reply)) course.compared += 1;
  // That the gateway says nothing of those is why staff decided them.
  else if (!decided.includes(id) || isHereOnly(one)) {
    course.unanswered += 1;
    course.unansweredPayments = [...course.unansweredPayments, unansweredOf(one)]
      .sort(byUrgency)
      .slice(0, mostListed);
  }
  if (one.difference) course.differences.push(one.difference);
  if (one.reply.status === 'SUCCESS' && held.includes(id)) course.found.push(id);
}

const isAgreed = ({ reply, difference }: Compared) => isAnswer(reply) && !difference;

/** Those that did not succeed there for the second night. */
const doubtedOf = (compared: readonly Compared[], { unconfirmed }: Pick<Known, 'unconfirmed'>) =>
  compared.filter(
    ({ payment, difference }) =>
      difference?.kind === 'succeeded-here-only' && unconfirmed.has(payment.id),
  );

function unansweredOf(compared: Compared): UnansweredPayment {
  const { id: paymentId, reference, purpose, status } = compared.payment;
  const answer = compared.reply.status as UnansweredPayment['answer'];
  const { amount } = compared.ours;
  return {
    paymentId,
    reference,
    purpose,
    status,
    amount,
    answer,
    isHereOnly: isHereOnly(compared),
  };
}

/** What succeeded here and is not known there. */
const isHereOnly = ({ reply, ours, isByTwo }: Compared) =>
  reply.status === 'NOT_FOUND' && ours.status === 'succeeded' && !isByTwo;

/** That comes first. */
function byUrgency(a: UnansweredPayment, b: UnansweredPayment): number {
  return Number(b.isHereOnly) - Number(a.isHereOnly);
}
