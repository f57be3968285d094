import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Db } from '../../../platform/database/prisma.js';
import { Gateway } from '../../mobile-money/index.js';
import { gatewayOrderOf } from '../gateway-order.js';
import type { GatewayAnswer } from '../payments.schema.js';

/** Reads the status of a payment at the gateway, for staff who decide it. Changes nothing. */
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
    const gatewayStatus = await this.gateway.status(gatewayOrderOf(payment));
    const { status, detail } = gatewayStatus;
    if (gatewayStatus.status !== 'SUCCESS') return { status, detail, amount: null, fees: null };
    const { amount, fees } = gatewayStatus;
    return { status, detail, amount, fees: typeof fees === 'number' ? fees : null };
  }
}
