import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatXaf } from '../../../kernel/xaf.js';
import { type Act, type ActDescription, ApprovalKinds } from '../../approvals/index.js';
import { operators } from '../../mobile-money/index.js';
import { type TreasuryRequest, treasuryRequest } from '../treasury.schema.js';
import { treasuryKindNames } from '../treasury-words.js';
import { PostTreasury } from './post-treasury.js';
import { TreasuryFacts } from './treasury-facts.js';

/** What two admins agree on, as the approvals call it. */
export const treasuryApproval = 'treasury';

/** Lines of operators' statements are booked by two admins, always. */
@Injectable()
export class TreasuryApproval implements OnModuleInit {
  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly facts: TreasuryFacts,
    private readonly postTreasury: PostTreasury,
  ) {}

  onModuleInit(): void {
    this.kinds.register<TreasuryRequest>({
      kind: treasuryApproval,
      name: 'Écriture de trésorerie',
      schema: treasuryRequest,
      describe: (_, acts) => Promise.resolve(acts.map(describe)),
      check: (tx, { request }) => this.facts.require(tx, request),
      carryOut: (act, deciding) => this.postTreasury.execute(act, deciding),
    });
  }
}

function describe({ request }: Act<TreasuryRequest>): ActDescription {
  const { kind, operator, toOperator, amount, reference, paymentId } = request;
  return {
    title: treasuryKindNames[kind],
    facts: [
      { label: 'Opérateur', value: labelOf(operator) },
      ...(toOperator ? [{ label: 'Vers', value: labelOf(toOperator) }] : []),
      { label: 'Montant', value: formatXaf(amount) },
      { label: 'Référence du relevé', value: reference },
    ],
    link: paymentId ? `/payments/${paymentId}/show` : '/treasury',
  };
}

const labelOf = (operator: string) =>
  operators.find(({ code }) => code === operator)?.label ?? operator;
