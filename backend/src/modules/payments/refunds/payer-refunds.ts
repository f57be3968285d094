import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Payment } from '../../../platform/database/generated/client.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { type Gain, StatementQueries } from '../../wallet/index.js';
import { decidedStatuses, isDecided } from '../domain/payment-lifecycle.js';
import { chargePurposes } from '../domain/payment-postings.js';
import { type NumberRefunds, type Received, refundsByNumber } from '../domain/refundable.js';
import { LateSettlements } from '../review/late-settlements.js';
import { SettledAmounts } from '../review/settled-amounts.js';
import { keyOf } from '../settle/post-payment.js';

/** What has come from each number of a member, and gone back to it. */
@Injectable()
export class PayerRefunds {
  constructor(
    private readonly db: Db,
    private readonly statement: StatementQueries,
    private readonly lateSettlements: LateSettlements,
    private readonly settledAmounts: SettledAmounts,
  ) {}

  /** The numbers that a member has paid with, the last one first. */
  async list(userId: string, tx: Tx = this.db): Promise<NumberRefunds[]> {
    const payments = await tx.payment.findMany({
      where: {
        userId,
        purpose: { in: [...chargePurposes] },
        status: { in: [...decidedStatuses] },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const refunds = await tx.payment.findMany({
      where: { userId, purpose: 'refund' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    const gains = await this.statement.listGains(tx, userId, {
      rentalIds: payments.flatMap(({ rentalId }) => rentalId ?? []),
      keys: payments.flatMap(keysOf),
    });
    const failed = refunds.filter(({ status }) => status === 'failed').map(({ id }) => id);
    const late = await this.lateSettlements.list(failed, tx);
    const putRight = await this.settledAmounts.listPutRight(
      [...payments, ...refunds].map(({ id }) => id),
      tx,
    );
    return refundsByNumber(
      receivedOf(payments, gains, putRight),
      refunds.map((refund) => ({
        ...refund,
        // Never less than what was recorded first: the database holds refunds against that.
        amount: Math.max(late.get(refund.id) ?? settledOf(refund), putRight.get(refund.id) ?? 0),
        isDecided: isDecided(refund.status),
      })),
    );
  }
}

/** The ledger transactions by which a payment itself may have added to the wallet. */
function keysOf(payment: Payment): string[] {
  return [keyOf(payment), keyOf(payment, ':late')];
}

/**
 * Of a payment that failed here came what was settled late, which the wallet has gained. What came back of a
 * rental counts for its own payment first, then for those of its extensions, in their order.
 */
function receivedOf(
  payments: readonly Payment[],
  gains: readonly Gain[],
  putRight: ReadonlyMap<string, Xaf>,
): Received[] {
  const gained = new Map<string, number>();
  for (const { key, rentalId, amount } of gains) {
    const cause = rentalId ?? key;
    gained.set(cause, (gained.get(cause) ?? 0) + amount);
  }
  const ofRental = new Map<string, number>();
  const oldestFirst = payments.toReversed().map((payment) => {
    const { operator, phoneNumber, status, rentalId } = payment;
    let credited = keysOf(payment).reduce((sum, key) => sum + (gained.get(key) ?? 0), 0);
    if (rentalId) {
      const left = ofRental.get(rentalId) ?? gained.get(rentalId) ?? 0;
      credited += left;
      ofRental.set(rentalId, Math.max(0, left - payment.amount - payment.walletAmount));
    }
    const came = status === 'succeeded' ? settledOf(payment) : credited;
    const amount = Math.min(came, putRight.get(payment.id) ?? came);
    return { operator, phoneNumber, amount, credited };
  });
  return oldestFirst.toReversed().filter(isMobile);
}

/** Cards and wallets have no number that money could go back to. */
function isMobile({ operator }: Received): boolean {
  return operator !== 'card' && operator !== 'wallet';
}

/** XAF that went through the gateway, or is on its way. */
function settledOf({ status, amount, settledAmount }: Payment): number {
  return status === 'failed' ? 0 : (settledAmount ?? amount);
}
