import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock.js';
import type { PayoutMethod } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { receivingRefusal } from './domain/receiving.js';

/** The payout methods of members, inside of a transaction. */
@Injectable()
export class PayoutMethods {
  constructor(private readonly clock: Clock) {}

  /**
   * A number by id, for its member alone; another's, or one that was removed, is as if it did not exist.
   *
   * @throws ProblemError `number-not-found`
   */
  async getOwn(tx: Tx, userId: string, id: string): Promise<PayoutMethod> {
    const number = await tx.payoutMethod.findFirst({ where: { id, userId, removedAt: null } });
    if (!number) throw new ProblemError('number-not-found');
    return number;
  }

  /** Of an account that is deleted: those that money went to stay, removed, as proof of where it is. */
  async forgetUnpaid(tx: Tx, userId: string, paid: readonly string[], at: Date): Promise<void> {
    const isPaid = { phoneNumber: { in: [...paid] }, confirmedAt: { not: null } };
    await tx.payoutMethod.deleteMany({ where: { userId, NOT: isPaid } });
    const removed = { removedAt: at, preferred: false };
    await tx.payoutMethod.updateMany({ where: { userId, removedAt: null }, data: removed });
  }

  /**
   * A number of a member that a payout may be sent to now.
   *
   * @throws ProblemError `number-not-found`, `number-not-confirmed` or `number-too-new`
   */
  async getReceiving(tx: Tx, userId: string, id: string): Promise<PayoutMethod> {
    const number = await this.getOwn(tx, userId, id);
    const refusal = receivingRefusal(number, env.NEW_NUMBER_HOURS, this.clock.now());
    if (refusal) throw new ProblemError(refusal);
    return number;
  }
}
