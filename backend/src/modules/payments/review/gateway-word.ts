import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/database/prisma.js';
import { Gateway, type GatewayStatus } from '../../mobile-money/index.js';
import type { PaymentStatus } from '../domain/payment-lifecycle.js';
import { type Said, saidOf } from '../domain/recorded-by-hand.js';
import { gatewayOrderOf } from '../gateway-order.js';

/** What staff are to record by hand. */
export interface HandAct {
  /** Of the payment. */
  id: string;
  /** Of the call: asked for again under it, what waits for a second admin is the same. */
  actId: string;
}

/** What the gateway says of a payment about which staff are to record something. */
export interface Word {
  said: Said;
  answer: GatewayStatus['status'];
}

/** The gateway is asked before anything is recorded of a payment by hand, by its proposer and by its approver. */
@Injectable()
export class GatewayWord {
  constructor(
    private readonly db: Db,
    private readonly gateway: Gateway,
  ) {}

  /**
   * Asks the gateway, so not within a transaction.
   *
   * @param statuses of the payments about which it is asked
   * @returns null of any other payment, and of one that it has no part in
   */
  async ask(id: string, statuses: readonly PaymentStatus[]): Promise<Word | null> {
    const where = { id, status: { in: [...statuses] }, amount: { gt: 0 } };
    const payment = await this.db.payment.findFirst({ where });
    if (!payment) return null;
    const answer = await this.gateway.status(gatewayOrderOf(payment));
    const before = payment.status === 'review' ? payment.settledAmount : null;
    return { said: saidOf(answer, before), answer: answer.status };
  }
}

/** As it is kept with an act, and put on record. */
export function wordInRecord({ said, answer }: Word): {
  gatewayAnswer: string;
  gatewayAmount: number | null;
} {
  return { gatewayAnswer: answer, gatewayAmount: typeof said === 'number' ? said : null };
}
