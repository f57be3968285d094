import { Injectable } from '@nestjs/common';
import { type Payment, Prisma } from '../../platform/database/generated/client.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { allColumnsOf, readRow } from '../../platform/database/rows.js';
import { Sql } from '../../platform/database/sql.js';
import { titleOf } from '../items/index.js';
import { undecidedStatuses } from './domain/payment-lifecycle.js';

/** A payment, and what its item is called; null for one that pays for no rental. */
export interface PaymentRecord extends Payment {
  itemTitle: string | null;
}

/** Which payments are compared with the gateway. */
export interface ChosenPayments {
  /** Of those that are decided, the ones that began or were decided since then: staff may decide one long after. */
  since: Date;
  /** By id, payments that are not left out either. Undecided ones never are. */
  also: readonly string[];
}

/** Where a list goes on. */
export type PlaceInList = Pick<Payment, 'createdAt' | 'id'>;

const selectWithTitle = Prisma.sql`
  select ${allColumnsOf('payments')}, ${titleOf(Prisma.sql`payments.item_id`)} as "itemTitle"
  from payments`;

/** What use cases and other modules ask of payments. */
@Injectable()
export class Payments {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
  ) {}

  /**
   * The payment, held until the end of the transaction.
   *
   * @throws Error when there is none
   */
  async lock(tx: Tx, id: string): Promise<PaymentRecord> {
    const [payment] = await tx.$queryRaw<PaymentRecord[]>`
      ${selectWithTitle} where payments.id = ${id}::uuid for update`;
    if (!payment) throw new Error(`There is no payment ${id}`);
    return payment;
  }

  /** The payment as it is now, outside of any transaction unless one is given; null when there is none. */
  async get(id: string, sql: PlainSql = this.sql): Promise<PaymentRecord | null> {
    const [payment] = await sql.$queryRaw<PaymentRecord[]>`
      ${selectWithTitle} where payments.id = ${id}::uuid`;
    return payment ?? null;
  }

  /** The payment, or the one that made a rental; null when there is none. */
  async find(where: { id: string } | { rentalId: string }): Promise<PaymentRecord | null> {
    const own = 'rentalId' in where ? { ...where, purpose: 'rental' as const } : where;
    const payment = await this.db.payment.findFirst({ where: own, select: { id: true } });
    return payment && this.get(payment.id);
  }

  /** Whether there is a payment, as after a call that is repeated. */
  async exists(tx: Tx, id: string): Promise<boolean> {
    return (await readRow(tx, 'payments', id)) !== null;
  }

  /** Whether its order went to the gateway, or may have. */
  async wasSent(tx: Tx, paymentId: string): Promise<boolean> {
    return (await tx.paymentEvent.count({ where: { paymentId, to: 'submitting' } })) > 0;
  }

  /** Whether its member has been told that it is waited for. */
  async wasAwaited(tx: Tx, paymentId: string): Promise<boolean> {
    const told = await tx.$queryRaw<unknown[]>`
      select from payment_events where payment_id = ${paymentId}::uuid and "from" = "to"`;
    return told.length > 0;
  }

  /** Ids of payments that staff have decided since then, for want of a clear answer of the gateway; in their order. */
  async listIdsDecidedByStaff(since: Date): Promise<string[]> {
    const where = { reviewReason: { not: null }, decidedAt: { gte: since }, amount: { gt: 0 } };
    const decided = await this.db.payment.findMany({
      where,
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    return decided.map(({ id }) => id);
  }

  /**
   * Payments that went or are to go through the gateway, oldest first.
   *
   * @param after the last payment of the page before
   */
  listThroughGateway(
    chosen: ChosenPayments,
    { after, limit }: { after?: PlaceInList | undefined; limit: number },
  ): Promise<Payment[]> {
    const { createdAt, id } = after ?? {};
    return this.db.payment.findMany({
      where: {
        ...throughGateway(chosen),
        ...(createdAt && {
          AND: { OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }] },
        }),
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: limit,
    });
  }

  /** How many there are of them. */
  countThroughGateway(chosen: ChosenPayments): Promise<number> {
    return this.db.payment.count({ where: throughGateway(chosen) });
  }
}

function throughGateway({ since, also }: ChosenPayments) {
  return {
    amount: { gt: 0 },
    OR: [
      { createdAt: { gte: since } },
      { decidedAt: { gte: since } },
      { status: { in: undecidedStatuses } },
      { id: { in: [...also] } },
    ],
  };
}
