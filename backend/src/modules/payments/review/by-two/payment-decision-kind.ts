import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { env } from '../../../../env.js';
import { formatXaf } from '../../../../kernel/xaf.js';
import type { PlainSql } from '../../../../platform/database/plain-sql.js';
import {
  type Act,
  type ApprovalKind,
  ApprovalKinds,
  type Deciding,
} from '../../../approvals/index.js';
import { decidedStatuses } from '../../domain/payment-lifecycle.js';
import { judgeDecision } from '../../domain/recorded-by-hand.js';
import { FindPayments } from '../../find-payments.js';
import { GatewayWord, type Word } from '../gateway-word.js';
import { requireRecordable } from '../require-recordable.js';
import { ReviewDecision } from '../review-decision.js';
import { describePaymentActs } from './describe-payment-acts.js';
import { paymentDecision } from './kinds.js';
import { wordInFrench, wordRequest } from './word-request.js';

const schema = z.object({
  outcome: z.enum(decidedStatuses),
  /** XAF; 0 of a failure. */
  movedAmount: z.int().min(0),
  proof: z.string(),
  said: wordRequest,
});

type Request = z.output<typeof schema>;

/** A decision about a payment in review that one admin does not take alone. */
@Injectable()
export class PaymentDecisionKind implements ApprovalKind<Request, Word | null>, OnModuleInit {
  readonly kind = paymentDecision;
  readonly name = 'Décision sur un paiement';
  readonly schema = schema;

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly findPayments: FindPayments,
    private readonly gatewayWord: GatewayWord,
    private readonly decision: ReviewDecision,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  describe(sql: PlainSql, acts: readonly Act<Request>[]) {
    return describePaymentActs(
      this.findPayments,
      sql,
      acts,
      'Décider du paiement',
      ({ outcome, movedAmount, proof, said }) => [
        {
          label: 'Constat',
          value: outcome === 'failed' ? 'rien déplacé' : `${formatXaf(movedAmount)} déplacés`,
        },
        { label: "L'opérateur", value: wordInFrench(said) },
        { label: 'Preuve', value: proof },
      ],
    );
  }

  /** The gateway is asked again: what it says by now counts. */
  prepare({ subjectId }: Act<Request>): Promise<Word | null> {
    return this.gatewayWord.ask(subjectId, ['review']);
  }

  async check(
    tx: Deciding['tx'],
    { subjectId, request }: Act<Request>,
    { name, actor, prepared }: Parameters<ApprovalKind<Request, Word | null>['check']>[2],
  ): Promise<void> {
    const { purpose, amount } = await this.decision.hold(tx, actor, subjectId);
    if (name === 'propose') return;
    const finding = { purpose, amount, claimed: request.movedAmount, said: prepared?.said ?? null };
    requireRecordable(judgeDecision(finding, env.CORRECT_ALONE_MOST_XAF));
  }

  async carryOut(
    { id: approvalId, subjectId, request, reason, proposedById }: Act<Request>,
    { tx, afterCommit, actor, prepared = null }: Deciding<Word | null>,
  ): Promise<void> {
    const { said: _, ...finding } = request;
    const record = { approvalId, proposedById };
    await this.decision.apply(tx, afterCommit, subjectId, {
      ...{ actor, finding, reason, word: prepared, record },
    });
  }
}
