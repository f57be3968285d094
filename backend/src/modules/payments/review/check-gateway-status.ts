import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Db } from '../../../platform/database/prisma.js';
import { Gateway } from '../../mobile-money/index.js';
import { gatewayOrderOf } from '../gateway-order.js';
import type { GatewayAnswer } from '../payments.schema.js';

/** Staff ask the gateway about a payment, before they decide it. Nothing is changed by asking. */
@Injectable()
export class CheckGatewayStatus {
  constructor(
    private readonly db: Db,
    private readonly gateway: Gateway,
  ) {}

  /** @throws ProblemError `payment-not-found`, also for one that the gateway has no part in */
  async execute(id: string): Promise<GatewayAnswer> {
    const payment = await this.db.payment.findFirst({ where: { id, amount: { gt: 0 } } });
    if (!payment) throw new ProblemError('payment-not-found');
    const said = await this.gateway.status(gatewayOrderOf(payment));
    const { status, detail } = said;
    return { status, detail, amount: said.status === 'SUCCESS' ? said.amount : null };
  }
}
