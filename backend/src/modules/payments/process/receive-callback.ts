import { Injectable } from '@nestjs/common';
import type { Payment } from '../../../platform/database/generated/client.js';
import { allColumnsOf } from '../../../platform/database/rows.js';
import { Sql } from '../../../platform/database/sql.js';
import { GatewayCallbacks } from '../../mobile-money/index.js';
import { gatewayOrderOf } from '../gateway-order.js';
import { CheckSoon } from './check-soon.js';

/** A callback is stored and acknowledged at once; the status of its payment is read soon after. */
@Injectable()
export class ReceiveCallback {
  constructor(
    private readonly sql: Sql,
    private readonly callbacks: GatewayCallbacks,
    private readonly checkSoon: CheckSoon,
  ) {}

  /**
   * @param raw the body as it came
   * @returns the acknowledgement that the gateway expects
   * @throws ProblemError `not-found` without the token; `invalid-request` when it names no payment
   */
  async execute(token: string, body: unknown, raw: string) {
    const { merchantReferenceId, code, transactionId } = await this.callbacks.store(
      token,
      body,
      raw,
    );
    await this.checkPayment(merchantReferenceId, body);
    return { responseCode: code ?? 200, transactionId };
  }

  private async checkPayment(reference: string, body: unknown): Promise<void> {
    const [payment] = await this.sql.$queryRaw<Payment[]>`
      select ${allColumnsOf('payments')} from payments where reference = ${reference}`;
    if (!payment?.nextCheckAt) return;
    if (!this.callbacks.concerns(body, gatewayOrderOf(payment))) return;
    await this.checkSoon.execute(payment.id);
  }
}
