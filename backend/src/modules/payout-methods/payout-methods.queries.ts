import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { unbrokenNumber } from '../../kernel/phone-number.js';
import type { PayoutMethod } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { operationAccountOf, operatorOf } from '../mobile-money/index.js';
import { receivableFrom } from './domain/receiving.js';
import { PayoutMethods } from './payout-methods.js';
import type { PayoutMethodView } from './payout-methods.schema.js';

@Injectable()
export class PayoutMethodsQueries {
  constructor(
    private readonly db: Db,
    private readonly payoutMethods: PayoutMethods,
  ) {}

  /** The numbers of a member, the preferred one first, then the oldest. */
  async list(userId: string): Promise<PayoutMethodView[]> {
    const numbers = await this.db.payoutMethod.findMany({
      where: { userId, removedAt: null },
      orderBy: [{ preferred: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
    });
    return numbers.map(viewOf);
  }

  /**
   * A number by id, for its member alone.
   *
   * @throws ProblemError `number-not-found`
   */
  async get(userId: string, id: string): Promise<PayoutMethodView> {
    return viewOf(await this.payoutMethods.getOwn(this.db, userId, id));
  }
}

function viewOf(number: PayoutMethod): PayoutMethodView {
  const { code, label } = operatorOf(number);
  return {
    id: number.id,
    operator: code,
    operatorLabel: label,
    operationAccountCode: operationAccountOf(code),
    phoneNumber: number.phoneNumber,
    phoneNumberFormatted: unbrokenNumber(number.phoneNumber),
    preferred: number.preferred,
    confirmed: number.confirmedAt !== null,
    receivableFrom: receivableFrom(number, env.NEW_NUMBER_HOURS)?.toISOString() ?? null,
  };
}
