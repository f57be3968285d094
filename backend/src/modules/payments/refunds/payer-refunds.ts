import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import type { NumberRefunds } from '../domain/refundable.js';

/** What has come from each number of a member, and gone back to it: one row for each, however often it has paid. */
@Injectable()
export class PayerRefunds {
  constructor(private readonly db: Db) {}

  /** The numbers that a member has paid with, the one used last first. */
  async list(userId: string, tx: Tx = this.db): Promise<NumberRefunds[]> {
    const numbers = await tx.refundableNumber.findMany({
      where: { userId },
      orderBy: [{ lastUsedAt: 'desc' }, { operator: 'asc' }, { phoneNumber: 'asc' }],
    });
    return numbers.map(({ operator, phoneNumber, ...sums }) => ({
      operator,
      phoneNumber,
      received: Number(sums.received),
      credited: Number(sums.credited),
      sentBack: Number(sums.sentBack),
      inTransit: Number(sums.inTransit),
    }));
  }
}
