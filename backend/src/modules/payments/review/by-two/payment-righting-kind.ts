import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { ProblemError } from '../../../../kernel/errors.js';
import { formatXaf } from '../../../../kernel/xaf.js';
import type { PlainSql } from '../../../../platform/database/plain-sql.js';
import {
  type Act,
  type ApprovalKind,
  ApprovalKinds,
  type Deciding,
} from '../../../approvals/index.js';
import { decidedStatuses } from '../../domain/payment-lifecycle.js';
import { rightingBearers } from '../../domain/payment-postings.js';
import { judgeRighting } from '../../domain/recorded-by-hand.js';
import { FindPayments } from '../../find-payments.js';
import { GatewayWord, type Word } from '../gateway-word.js';
import { PostRighting } from '../post-righting.js';
import { requireRightable } from '../require-recordable.js';
import { describePaymentActs } from './describe-payment-acts.js';
import { paymentRighting } from './kinds.js';
import { wordInFrench, wordRequest } from './word-request.js';

const schema = z.object({
  /** XAF that were really settled. */
  movedAmount: z.int().min(0),
  /** XAF that the books said when it was proposed. */
  settledBefore: z.int().min(0),
  bearer: z.enum(rightingBearers),
  proof: z.string(),
  said: wordRequest,
});

type Request = z.output<typeof schema>;

/** What a decided payment settled, put right. */
@Injectable()
export class PaymentRightingKind implements ApprovalKind<Request, Word | null>, OnModuleInit {
  readonly kind = paymentRighting;
  readonly name = "Rectification d'un paiement";
  readonly schema = schema;

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly findPayments: FindPayments,
    private readonly gatewayWord: GatewayWord,
    private readonly righting: PostRighting,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  describe(sql: PlainSql, acts: readonly Act<Request>[]) {
    return describePaymentActs(this.findPayments, sql, acts, 'Rectifier le paiement', (request) => [
      { label: 'Dans les comptes', value: formatXaf(request.settledBefore) },
      { label: 'En réalité', value: formatXaf(request.movedAmount) },
      {
        label: 'La différence',
        value: request.bearer === 'member' ? 'portefeuille du membre' : 'compte de Loka',
      },
      { label: "L'opérateur", value: wordInFrench(request.said) },
      { label: 'Preuve', value: request.proof },
    ]);
  }

  /** The gateway is asked again: what it says by now counts. */
  prepare({ subjectId }: Act<Request>): Promise<Word | null> {
    return this.gatewayWord.ask(subjectId, decidedStatuses);
  }

  async check(
    tx: Deciding['tx'],
    { subjectId, request }: Act<Request>,
    { name, actor, prepared }: Parameters<ApprovalKind<Request, Word | null>['check']>[2],
  ): Promise<void> {
    const { settled } = await this.righting.hold(tx, actor, subjectId, request.bearer);
    if (name === 'propose') return;
    // Another righting was approved since this one was proposed.
    if (settled !== request.settledBefore) throw new ProblemError('payment-put-right-since');
    requireRightable(judgeRighting(request.movedAmount, prepared?.said ?? null));
  }

  async carryOut(
    { id: approvalId, subjectId, request, reason, proposedById }: Act<Request>,
    { tx, afterCommit, actor, at, prepared = null }: Deciding<Word | null>,
  ): Promise<void> {
    const { movedAmount, bearer, proof } = request;
    const held = await this.righting.hold(tx, actor, subjectId, bearer);
    const by = { actor, approvalId, proposedById };
    await this.righting.post(tx, afterCommit, held, {
      ...by,
      movedAmount,
      bearer,
      reason,
      proof,
      word: prepared,
      at,
    });
  }
}
