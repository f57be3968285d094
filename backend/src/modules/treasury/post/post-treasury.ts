import { Injectable } from '@nestjs/common';
import type { Act, Deciding } from '../../approvals/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { OperatorFloats } from '../../payments/index.js';
import { Ledger } from '../../wallet/index.js';
import { ledgerTypeOf, postingsOf } from '../domain/treasury-postings.js';
import type { TreasuryRequest } from '../treasury.schema.js';

/** The key of a posting's ledger transaction. */
export const keyOf = (id: string): string => `treasury:${id}`;

/**
 * Books a line of an operator's statement, in the transaction of the approval. Its id is the approval's: it is booked
 * once. The database looks again at what leaves where, with the operators' floats held.
 */
@Injectable()
export class PostTreasury {
  constructor(
    private readonly floats: OperatorFloats,
    private readonly ledger: Ledger,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws ProblemError `treasury-…`, from the database, when the books have changed since they were looked at */
  async execute(
    { id, request, reason, proposedById }: Act<TreasuryRequest>,
    { tx, actor, at }: Deciding,
  ): Promise<void> {
    const { kind, operator, toOperator, amount, reference } = request;
    await this.auditLog.record(tx, actor, {
      action: 'post-treasury',
      subject: 'treasury',
      subjectId: id,
      detail: { ...request, reason, approvalId: id, proposedById },
      at,
    });
    await this.floats.lock(tx, operator, ...(toOperator ? [toOperator] : []));
    await tx.treasuryPosting.create({
      data: { id, ...request, reason, proposedById, approvedById: actor.id, postedAt: at },
    });
    await this.ledger.post(tx, {
      key: keyOf(id),
      type: ledgerTypeOf[kind],
      description: reference,
      at,
      postings: postingsOf({ kind, operator, toOperator, amount }),
    });
  }
}
