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
import { judgeLateSettlement } from '../../domain/recorded-by-hand.js';
import { FindPayments } from '../../find-payments.js';
import { GatewayWord, type Word } from '../gateway-word.js';
import { PostLateSettlement } from '../post-late-settlement.js';
import { requireRecordable } from '../require-recordable.js';
import { describePaymentActs } from './describe-payment-acts.js';
import { lateSettlement } from './kinds.js';
import { wordInFrench, wordRequest } from './word-request.js';

const schema = z.object({
  /** XAF */
  movedAmount: z.int().positive(),
  said: wordRequest,
});

type Request = z.output<typeof schema>;

/** A late settlement that one admin does not record alone. */
@Injectable()
export class LateSettlementKind implements ApprovalKind<Request, Word | null>, OnModuleInit {
  readonly kind = lateSettlement;
  readonly name = 'Argent déplacé malgré un échec';
  readonly schema = schema;

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly findPayments: FindPayments,
    private readonly gatewayWord: GatewayWord,
    private readonly settlement: PostLateSettlement,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  describe(sql: PlainSql, acts: readonly Act<Request>[]) {
    return describePaymentActs(
      this.findPayments,
      sql,
      acts,
      'Argent déplacé par le paiement',
      ({ movedAmount, said }) => [
        { label: 'Constat', value: `${formatXaf(movedAmount)} déplacés` },
        { label: "L'opérateur", value: wordInFrench(said) },
      ],
    );
  }

  /** The gateway is asked again: what it says by now counts. */
  prepare({ subjectId }: Act<Request>): Promise<Word | null> {
    return this.gatewayWord.ask(subjectId, ['failed']);
  }

  async check(
    tx: Deciding['tx'],
    { subjectId, request }: Act<Request>,
    { name, actor, prepared }: Parameters<ApprovalKind<Request, Word | null>['check']>[2],
  ): Promise<void> {
    const { purpose, amount } = await this.settlement.hold(tx, actor, subjectId);
    if (name === 'propose') return;
    const finding = { purpose, amount, claimed: request.movedAmount, said: prepared?.said ?? null };
    requireRecordable(judgeLateSettlement(finding, env.CORRECT_ALONE_MOST_XAF));
  }

  async carryOut(
    { id: approvalId, subjectId, request: { movedAmount }, reason, proposedById }: Act<Request>,
    { tx, afterCommit, actor, at, prepared = null }: Deciding<Word | null>,
  ): Promise<void> {
    const payment = await this.settlement.hold(tx, actor, subjectId);
    const record = { approvalId, proposedById };
    const settled = { actor, movedAmount, reason, word: prepared, record, at };
    await this.settlement.post(tx, afterCommit, payment, settled);
  }
}
