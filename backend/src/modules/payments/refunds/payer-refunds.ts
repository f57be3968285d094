import { Injectable } from '@nestjs/common';
import type { Payment } from '../../../platform/database/generated/client.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { type Gain, StatementQueries } from '../../wallet/index.js';
import { decidedStatuses, isDecided } from '../domain/payment-lifecycle.js';
import { type NumberRefunds, type Received, refundsByNumber } from '../domain/refundable.js';
import { LateSettlements } from '../review/late-settlements.js';
import { keyOf } from '../settle/post-payment.js';

/** What has come from each number of a member, and gone back to it. */
@Injectable()
export class PayerRefunds {
  constructor(
    private readonly db: Db,
    private readonly statement: StatementQueries,
    private readonly lateSettlements: LateSettlements,
  ) {}

  /** The numbers that a member has paid with, the last one first. */
  async list(userId: string, tx: Tx = this.db): Promise<NumberRefunds[]> {
    const [payments, refunds] = await Promise.all([
      tx.payment.findMany({
        where: {
          userId,
          purpose: { in: ['rental', 'top_up'] },
          operator: { notIn: ['card', 'wallet'] },
          status: { in: [...decidedStatuses] },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
      tx.payment.findMany({ where: { userId, purpose: 'refund' } }),
    ]);
    const gains = await this.statement.listGains(tx, userId, {
      rentalIds: payments.flatMap(({ rentalId }) => rentalId ?? []),
      keys: payments.flatMap(keysOf),
    });
    const failed = refunds.filter(({ status }) => status === 'failed').map(({ id }) => id);
    const late = await this.lateSettlements.list(failed);
    return refundsByNumber(
      receivedOf(payments, gains),
      refunds.map((refund) => ({
        ...refund,
        amount: late.get(refund.id) ?? settledOf(refund),
        isDecided: isDecided(refund.status),
      })),
    );
  }
}

/** The ledger transactions by which a payment itself may have added to the wallet. */
function keysOf(payment: Payment): string[] {
  return [keyOf(payment), keyOf(payment, ':late')];
}

/** Of a payment that failed here came what was settled late, which the wallet has gained. */
function receivedOf(payments: readonly Payment[], gains: readonly Gain[]): Received[] {
  const gained = new Map<string, number>();
  for (const { key, rentalId, amount } of gains) {
    const cause = rentalId ?? key;
    gained.set(cause, (gained.get(cause) ?? 0) + amount);
  }
  return payments.map((payment) => {
    const causes = [payment.rentalId, ...keysOf(payment)];
    const credited = causes.reduce((sum, cause) => sum + (gained.get(cause ?? '') ?? 0), 0);
    const { operator, phoneNumber, status } = payment;
    const amount = status === 'succeeded' ? settledOf(payment) : credited;
    return { operator, phoneNumber, amount, credited };
  });
}

/** XAF that went through the gateway, or is on its way. */
function settledOf({ status, amount, settledAmount }: Payment): number {
  return status === 'failed' ? 0 : (settledAmount ?? amount);
}
