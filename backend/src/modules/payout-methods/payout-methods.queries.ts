import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import type { MobileNumber } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { operationAccountOf, operatorOf } from '../mobile-money/index.js';
import { receivableFrom } from './domain/receiving.js';
import type { MobileNumberView } from './payout-methods.schema.js';

@Injectable()
export class NumbersQueries {
  constructor(private readonly db: Db) {}

  /** The numbers of a member, the preferred one first, then the oldest. */
  async ofMember(userId: string): Promise<MobileNumberView[]> {
    const numbers = await this.db.mobileNumber.findMany({
      where: { userId },
      orderBy: [{ preferred: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
    });
    return numbers.map(numberView);
  }
}

export function numberView(number: MobileNumber): MobileNumberView {
  const { code, label } = operatorOf(number);
  return {
    id: number.id,
    operator: code,
    operatorLabel: label,
    operationAccountCode: operationAccountOf(code),
    phoneNumber: number.phoneNumber,
    preferred: number.preferred,
    confirmed: number.confirmedAt !== null,
    receivableFrom: receivableFrom(number, env.NEW_NUMBER_HOURS)?.toISOString() ?? null,
  };
}
