import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../kernel/xaf.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { DomainEvents, type EventActor } from '../events/index.js';
import { formatPayer } from '../mobile-money/index.js';
import type { PaymentStatus } from './domain/payment-lifecycle.js';
import { announcements } from './payments.events.js';
import type { PaymentRecord } from './payments.js';

/** One step of a payment's history. */
export interface PaymentStep {
  from: PaymentStatus | null;
  to: PaymentStatus;
  by: EventActor;
  /** Why, in at most 500 characters. */
  detail?: string;
  /** XAF; with `succeeded` only. */
  settledAmount?: Xaf;
  /** With `succeeded` only: the rental that the payment made. */
  rentalId?: string | null;
  at: Date;
}

/** Writes a step into the history of a payment, and announces it. */
@Injectable()
export class RecordEvent {
  constructor(private readonly events: DomainEvents) {}

  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    payment: PaymentRecord,
    { from, to, by, detail = '', settledAmount = 0, rentalId = null, at }: PaymentStep,
  ): Promise<void> {
    await tx.paymentEvent.create({ data: { paymentId: payment.id, from, to, detail, at } });
    const kind = announcements[to];
    if (!kind) return;
    const { userId, purpose, itemTitle, amount, walletAmount, expiresAt } = payment;
    await this.events.record(tx, afterCommit, kind, {
      subjectId: payment.id,
      actor: by,
      at,
      facts: {
        userId,
        purpose,
        itemTitle,
        payer: formatPayer(payment),
        amount,
        walletAmount,
        settledAmount,
        rentalId,
        isLate: at > expiresAt,
      },
    });
  }
}
