import { Injectable } from '@nestjs/common';
import { unbrokenNumber } from '../../../kernel/phone-number.js';
import { operationAccountOf, operatorOf } from '../../mobile-money/index.js';
import { BalancesQueries } from '../../wallet/index.js';
import { refundableOf } from '../domain/refundable.js';
import type { RefundNumberView } from '../payments.schema.js';
import { PayerRefunds } from './payer-refunds.js';

/** The numbers that a member's money can go back to. */
@Injectable()
export class RefundsQueries {
  constructor(
    private readonly refunds: PayerRefunds,
    private readonly balances: BalancesQueries,
  ) {}

  async list(userId: string): Promise<RefundNumberView[]> {
    const [numbers, { withdrawable }] = await Promise.all([
      this.refunds.list(userId),
      this.balances.get(userId),
    ]);
    return numbers.map((number) => {
      const { phoneNumber, received, credited, sentBack, inTransit } = number;
      const { code, label } = operatorOf(number);
      return {
        operator: code,
        operatorLabel: label,
        operationAccountCode: operationAccountOf(code),
        phoneNumber,
        phoneNumberFormatted: unbrokenNumber(phoneNumber),
        received,
        refunded: credited,
        sentBack,
        inTransit,
        refundable: Math.min(refundableOf(number), withdrawable),
      };
    });
  }
}
