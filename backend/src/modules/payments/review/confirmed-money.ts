import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import { Db } from '../../../platform/database/prisma.js';
import { Gateway } from '../../mobile-money/index.js';
import type { PaymentStatus } from '../domain/payment-lifecycle.js';
import { chargePurposes } from '../domain/payment-postings.js';
import { confirmedAmount } from '../domain/recorded-by-hand.js';
import { gatewayOrderOf } from '../gateway-order.js';

/** What the gateway confirms of money that came in, for what staff record of it by hand. */
@Injectable()
export class ConfirmedMoney {
  constructor(
    private readonly db: Db,
    private readonly gateway: Gateway,
  ) {}

  /**
   * Asks the gateway, so not within a transaction.
   *
   * @returns XAF, 0 of what it does not confirm; null when it does not say, and for any other payment than one of money
   *   that came in with this status, about which it is not asked
   */
  async ask(id: string, status: PaymentStatus): Promise<Xaf | null> {
    const where = { id, status, amount: { gt: 0 }, purpose: { in: [...chargePurposes] } };
    const payment = await this.db.payment.findFirst({ where });
    return payment && confirmedAmount(await this.gateway.status(gatewayOrderOf(payment)));
  }
}
