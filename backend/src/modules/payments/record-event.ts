import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import type { Xaf } from '../../kernel/xaf.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { type NewRow, writeTogether } from '../../platform/database/rows.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { DomainEvents, type EventActor, type PreparedEvent } from '../events/index.js';
import { formatPayer } from '../mobile-money/index.js';
import type { FailureReason } from './domain/failure.js';
import type { PaymentStatus } from './domain/payment-lifecycle.js';
import { logStep } from './payment-log.js';
import {
  announcements,
  awaited,
  type PaymentAnnouncement,
  type PaymentEventFacts,
} from './payments.events.js';
import type { PaymentRecord } from './payments.js';

/** Characters of what a step says. */
export const longestDetail = 500;

/** One step of a payment's history. */
export interface PaymentStep {
  from: PaymentStatus | null;
  to: PaymentStatus;
  by: EventActor;
  /** Why; cut after 500 characters. */
  detail?: string;
  /** XAF; with `succeeded` only. */
  settledAmount?: Xaf;
  /** With `succeeded` only: the rental that the payment made. */
  rentalId?: string | null;
  /** With `failed` only. */
  failureReason?: FailureReason | null;
  /** With `created` only. */
  orderHash?: string;
  at: Date;
}

type AnnouncedPayment = Pick<
  PaymentRecord,
  | 'id'
  | 'userId'
  | 'purpose'
  | 'itemTitle'
  | 'operator'
  | 'phoneNumber'
  | 'amount'
  | 'walletAmount'
  | 'expiresAt'
>;

/** Writes a step into the history of a payment, and announces it. */
@Injectable()
export class RecordEvent {
  constructor(private readonly events: DomainEvents) {}

  /** @param change of the payment, which is written in the same statement */
  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    payment: PaymentRecord,
    step: PaymentStep,
    change?: Prisma.Sql,
  ): Promise<void> {
    const { rows, tell } = this.prepare(payment, step);
    await writeTogether(tx, change, ...rows);
    afterCommit(() => logStep(payment, step));
    await tell?.(tx, afterCommit);
  }

  /** The rows of a step, for whoever writes them with others and then has it told. */
  prepare(
    payment: AnnouncedPayment,
    step: PaymentStep,
  ): { rows: NewRow[]; tell?: PreparedEvent['tell'] } {
    const { from, to, at } = step;
    const detail = step.detail?.slice(0, longestDetail) ?? '';
    const id = uuidV7();
    const row: NewRow = ['payment_events', { id, paymentId: payment.id, from, to, detail, at }];
    const announcement = announcementOf(payment, step);
    if (!announcement) return { rows: [row] };
    const { kind, ...announced } = announcement;
    const event = this.events.prepare(kind, announced);
    return { rows: [row, event.row], tell: event.tell };
  }
}

/** What a step of a payment's history is announced as, with what listeners are told of it; most are not. */
export function announcementOf(
  payment: AnnouncedPayment,
  {
    from,
    to,
    by,
    settledAmount = 0,
    rentalId = null,
    failureReason = null,
    orderHash,
    at,
  }: PaymentStep,
) {
  const announced: Partial<Record<PaymentStatus | typeof awaited, PaymentAnnouncement>> =
    announcements;
  const announcement = announced[from === to ? awaited : to];
  if (!announcement) return null;
  const told = factsOf(payment, { settledAmount, rentalId, failureReason, at });
  const facts: PaymentEventFacts = { ...told, ...(orderHash && { orderHash }) };
  return { kind: announcement.kind, subjectId: payment.id, actor: by, at, facts };
}

/** What listeners are told of a payment, at the instant of an event. */
export function factsOf(
  payment: AnnouncedPayment,
  {
    settledAmount,
    rentalId,
    failureReason,
    at,
  }: Pick<PaymentEventFacts, 'settledAmount' | 'rentalId' | 'failureReason'> & { at: Date },
): PaymentEventFacts {
  const { userId, purpose, itemTitle, amount, walletAmount, expiresAt } = payment;
  return {
    userId,
    purpose,
    itemTitle,
    payer: formatPayer(payment),
    amount,
    walletAmount,
    settledAmount,
    rentalId,
    failureReason,
    isLate: at > expiresAt,
  };
}
