import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { LokasMoneyQueries } from '../../wallet/index.js';
import { whyNotPost } from '../domain/treasury-rules.js';
import type { TreasuryRequest } from '../treasury.schema.js';

/** The ledger transaction by which late money came. */
export const lateKeyOf = (paymentId: string): string => `payment:${paymentId}:late`;

/** What the books say of a line of a statement. */
@Injectable()
export class TreasuryFacts {
  constructor(private readonly money: LokasMoneyQueries) {}

  /** @throws ProblemError why it cannot be in these books: `treasury-…` */
  async require(tx: Tx, request: TreasuryRequest): Promise<void> {
    const { operator, paymentId } = request;
    const [at, { own }, unclaimed, isPosted] = [
      await this.money.atOperator(operator, tx),
      await this.money.get(tx),
      paymentId ? await this.money.listUnclaimed(lateKeyOf(paymentId), tx) : [],
      await this.isPosted(tx, request),
    ];
    const came = unclaimed.find((one) => one.operator === operator);
    const refusal = whyNotPost(request, { ...at, own, unclaimed: came?.amount ?? null, isPosted });
    if (refusal) throw new ProblemError(refusal);
  }

  private async isPosted(tx: Tx, request: TreasuryRequest): Promise<boolean> {
    const { kind, operator, amount, reference, paymentId } = request;
    const [found] = await tx.$queryRaw<{ exists: boolean }[]>`
      select exists (
        select from treasury_postings
        where operator = ${operator}::"PaymentOperator" and kind = ${kind}::"TreasuryKind"
            and lower(reference) = lower(${reference}) and amount = ${amount}
          or payment_id = ${paymentId}::uuid) as exists`;
    return found?.exists ?? false;
  }
}
