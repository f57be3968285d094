import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { dayMs } from '../../kernel/duration.js';
import type { Xaf } from '../../kernel/xaf.js';
import { Clock } from '../../platform/clock.js';
import type { Payment } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { Items } from '../items/index.js';
import { Gateway, type GatewayStatus } from '../mobile-money/index.js';
import { BookFees, gatewayOrderOf, Payments, SettledAmounts } from '../payments/index.js';
import { type CreditToHold, HeldCredits } from '../wallet/index.js';
import { comparePayment, isAnswer, statusToldBy, toldStatusOf } from './domain/compare-payment.js';
import { creditsToHold } from './domain/credits-to-hold.js';
import type { Difference, UnansweredPayment } from './reconciliation.schema.js';

/** How many payments are compared at the same time. */
const atOnce = 4;
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
  ) {}

  /** @param isNightly whether it is one of those of which two running count */
  async execute({ isNightly }: { isNightly: boolean }): Promise<Comparison> {
    const since = this.daysAgo(env.RECONCILE_DAYS);
    const before = await this.reportsBefore(isNightly);
    const [decided, held, byTwo] = await Promise.all([
      this.payments.listIdsDecidedByStaff(this.daysAgo(staffDecisionDays)),
      this.heldCredits.listPaymentIds(),
      this.settledAmounts.listIdsDecidedByTwo(),
    ]);
    const also = [...before.differences.keys(), ...before.unconfirmed, ...decided, ...held];
    const all: Comparison = { since, ...nothing() };
    const doubted: Compared[] = [];
    let page: Payment[] = [];
    do {
      const next = { after: page.at(-1), limit: atOnce };
      page = await this.payments.listThroughGateway({ since, also }, next);
      for (const one of await Promise.all(
        page.map((payment) => this.compare(payment, { ...before, byTwo })),
      )) {
        const { id } = one.payment;
        const isDecided = decided.includes(id);
        if (isAnswer(one.reply)) all.compared += 1;
        // That the gateway says nothing of those is why staff decided them.
        else if (!isDecided || isHereOnly(one)) all.unansweredPayments.push(unansweredOf(one));
        if (one.difference) all.differences.push(one.difference);
        if (one.reply.status === 'SUCCESS' && held.includes(id)) all.found.push(id);
        if (
          isNightly &&
          one.difference?.kind === 'succeeded-here-only' &&
          before.unconfirmed.has(id)
        )
          doubted.push(one);
      }
    } while (page.length > 0);
    const unanswered = all.unansweredPayments.length;
    const unansweredPayments = all.unansweredPayments.sort(byUrgency).slice(0, mostListed);
    return { ...all, unanswered, unansweredPayments, credits: await this.creditsOf(doubted) };
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

const nothing = (): Omit<Comparison, 'since'> => ({
  ...{ compared: 0, unanswered: 0, unansweredPayments: [], differences: [] },
  ...{ credits: [], found: [] },
});

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
