import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { PaymentOperator } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { limitsOf, operatorOf, operators } from '../../mobile-money/index.js';
import { PayoutMethods } from '../../payout-methods/index.js';
import { BalancesQueries } from '../../wallet/index.js';
import { floatRefusal } from '../domain/float-refusal.js';

interface WantedPayout {
  userId: string;
  operator: PaymentOperator;
  /** XAF */
  amount: Xaf;
}

/**
 * What payouts may still take of what an operator holds for Loka, its float. What takes of it by our own decision is
 * decided one after the other; the database refuses a payout beyond it, whoever writes it.
 */
@Injectable()
export class OperatorFloats {
  constructor(
    private readonly balances: BalancesQueries,
    private readonly payoutMethods: PayoutMethods,
  ) {}

  /**
   * The float stays what it is but for what comes in and what is settled, until the transaction ends. Of several
   * operators at once, in the order of their names.
   */
  async lock(tx: Tx, ...named: PaymentOperator[]): Promise<void> {
    for (const operator of [...named].sort())
      await tx.$executeRaw`select lock_float(${operator}::"PaymentOperator")`;
  }

  /** XAF that the operator holds, less the payouts that are under way; below zero when they are more. */
  async available(tx: Tx, operator: PaymentOperator): Promise<Xaf> {
    const [row] = await tx.$queryRaw<{ available: bigint }[]>`
      select operator_float(${operator}::"PaymentOperator") as available`;
    return Number(row?.available);
  }

  /**
   * Holds the float for a payout. Nothing was reserved by then: the wallet keeps its money.
   *
   * @throws ProblemError `insufficient-balance`; `operator-float-short`, which says what is possible instead
   */
  async require(tx: Tx, { userId, operator, amount }: WantedPayout): Promise<void> {
    await this.lock(tx, operator);
    const available = await this.available(tx, operator);
    if (available >= amount) return;
    const { withdrawable } = await this.balances.get(userId, tx);
    if (withdrawable < amount) throw new ProblemError('insufficient-balance');
    const others = await this.othersFor(tx, { userId, operator, amount });
    const { code, label } = operatorOf({ operator });
    const least = Math.max(1, limitsOf(code).payout.least);
    const names = others.map((other) => operatorOf({ operator: other }).label);
    const message = floatRefusal({ operator: label, available, others: names, least });
    throw new ProblemError('operator-float-short', [{ path: 'amount', message }], {
      payableBy: others.join(' '),
    });
  }

  /** The other operators that could pay it now to a number of the member's; those are not held. */
  private async othersFor(
    tx: Tx,
    { userId, operator, amount }: WantedPayout,
  ): Promise<PaymentOperator[]> {
    const receiving = await this.payoutMethods.listReceivingOperators(tx, userId);
    const payable: PaymentOperator[] = [];
    for (const { code } of operators) {
      if (code === operator || !receiving.has(code)) continue;
      if ((await this.available(tx, code)) >= amount) payable.push(code);
    }
    return payable;
  }
}
