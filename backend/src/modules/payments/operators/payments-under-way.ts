import { Injectable } from '@nestjs/common';
import { hourMs } from '../../../kernel/duration.js';
import type {
  PaymentOperator,
  PaymentStatus,
} from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { checkedForHours } from '../domain/payment-lifecycle.js';

/** The operator is waited for, not staff. */
const underWay: PaymentStatus[] = ['created', 'submitting', 'pending', 'unknown'];

/** Whose money is on its way through an operator. */
@Injectable()
export class PaymentsUnderWay {
  /**
   * Members with a payment at an operator that is not decided.
   *
   * @param at also those whose payment was under way at that instant, whatever became of it
   */
  async listMembers(tx: Tx, operator: PaymentOperator, at?: Date): Promise<string[]> {
    const earliest = at && new Date(at.getTime() - checkedForHours * hourMs);
    const then = at && { createdAt: { gte: earliest, lte: at }, decidedAt: { gt: at } };
    const payments = await tx.payment.findMany({
      where: {
        operator,
        OR: [{ status: { in: underWay } }, ...(then ? [then] : [])],
      },
      orderBy: { userId: 'asc' },
      distinct: ['userId'],
      select: { userId: true },
    });
    return payments.map(({ userId }) => userId);
  }
}
