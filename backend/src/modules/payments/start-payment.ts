import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toDate } from '../../kernel/day.js';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/prisma/transactions.js';
import { Queues } from '../../platform/queues/queues.js';
import { lockUser } from '../accounts/lock-user.js';
import { availabilityRefusal } from '../rentals/availability.js';
import { QuoteRental } from '../rentals/quote-rental.js';
import { lockItem } from '../rentals/rental-record.js';
import { normalizePhone } from './domain/operators.js';
import { operatorOfAccount } from './operation-accounts.js';
import type { PaymentRequest } from './payments.schema.js';

/** How long the call waits and the screen counts down. */
const waitMs = 90_000;

/** Each payment makes a phone ask for a secret code, and that phone may be anybody's. */
const most = { payments: 10, withinMs: 10 * 60_000 };

/** A renter asks to pay. Nothing is charged here: the payment is written down, and a worker told. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly queues: Queues,
    private readonly quotes: QuoteRental,
  ) {}

  /**
   * @returns the payment's id
   * @throws Refusal for whatever stands against it: price, number, operator, dates, a request or a
   * payment still open, too many payments in a short time
   */
  async execute(actor: Actor, request: PaymentRequest): Promise<string> {
    const phoneNumber = normalizePhone(request.phoneNumber);
    if (!phoneNumber) throw new Refusal('wrong-phone-number');
    const operator = operatorOfAccount(request.operationAccountCode);
    if (!operator) throw new Refusal('unknown-operator');
    if (!operator.enabled) throw new Refusal('operator-disabled');

    const { itemId } = request;
    const period = { start: request.startDate, end: request.endDate };
    const [startDate, endDate] = [toDate(period.start), toDate(period.end)];

    return this.transactions.run(async (tx, afterCommit) => {
      await lockItem(tx, itemId);
      const quote = await this.quotes.execute(itemId, period, tx);
      if (quote.total !== request.totalPrice) throw new Refusal('wrong-total');
      const { ownerId } = await tx.item.findUniqueOrThrow({ where: { id: itemId } });
      if (ownerId === actor.id) throw new Refusal('own-item');
      const wanted = { itemId, renterId: actor.id, startDate, endDate };
      const refusal = await availabilityRefusal(tx, wanted);
      if (refusal) throw new Refusal(refusal);

      const now = this.clock.now();
      await lockUser(tx, actor.id);
      const begun = await tx.payment.count({
        where: { userId: actor.id, createdAt: { gt: new Date(now.getTime() - most.withinMs) } },
      });
      if (begun >= most.payments) throw new Refusal('too-many-requests');
      const { id } = await tx.payment.create({
        data: {
          id: randomUUID(),
          reference: newReference(),
          userId: actor.id,
          itemId,
          startDate,
          endDate,
          notes: request.notes,
          rent: quote.rent,
          deposit: quote.deposit,
          amount: quote.total,
          operator: operator.code,
          operationAccount: request.operationAccountCode,
          phoneNumber,
          nextCheckAt: now,
          createdAt: now,
          expiresAt: new Date(now.getTime() + waitMs),
          events: { create: { to: 'created', at: now } },
        },
        select: { id: true },
      });
      afterCommit(() => this.queues.hint('payments', { paymentId: id }));
      return id;
    });
  }
}

/** 15 letters and digits, as many as the gateway takes. */
function newReference(): string {
  return `LK${randomBytes(7).toString('hex').slice(0, 13).toUpperCase()}`;
}
