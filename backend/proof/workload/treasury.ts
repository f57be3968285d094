import { hourMs, secondMs } from '../model/durations.js';
import { operatorOfAccount } from '../model/phones.js';
import type { Told } from '../model/told.js';
import type { Calls } from './calls.js';
import { isAcknowledged, type Scene } from './scene.js';

type Line = Told['treasury'][number];

/** XAF of each that Loka pays in at the beginning: withdrawals may still come to more now and then. */
const atFirst = { airtel: [60_000, 300_000], moov: [1_000, 50_000] } as const;
const later = 6;
const laterDays = 25;

/** Two admins book what moves at operators beside payments. */
export class Treasury {
  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {}

  plan(): void {
    const { chance } = this.scene;
    for (const [operator, [least, most]] of Object.entries(atFirst)) {
      const line = { kind: 'pay_in', operator, toOperator: null } as const;
      const amount = chance.integer(least, most);
      this.calls.at(chance.integer(0, 2 * secondMs), () => this.book({ ...line, amount }));
    }
    for (let count = 0; count < later; count++) {
      const at = chance.happens(0.5)
        ? chance.integer(3 * secondMs, 60 * secondMs)
        : chance.integer(1, laterDays * 24) * hourMs;
      this.calls.at(at, () => this.book(this.anyLine()));
    }
  }

  /** Sends back what came for members after they were deleted; what is read is read within the event. */
  async look(): Promise<void> {
    const unclaimed = await this.scene.rows<{ id: string; reference: string }>(`
      select p.id, p.reference from payments p
      join users u on u.id = p.user_id
      join ledger_transactions late on late.idempotency_key = 'payment:' || p.id || ':late'
      where late.created_at > u.deleted_at
        and not exists (select from treasury_postings where payment_id = p.id)
      order by p.created_at, p.id`);
    const book = await this.scene.gateway.book();
    for (const { id, reference } of unclaimed) {
      const came = book.find((one) => one.merchant_reference_id === reference);
      if (!came) continue;
      const { name: operator } = operatorOfAccount(came.account);
      const line = { kind: 'unclaimed_sent_back', operator, toOperator: null } as const;
      this.calls.at(0, () => this.book({ ...line, amount: came.amount }, id));
    }
  }

  /** Some of them are more than the books allow: of them nobody is told that they are booked. */
  private anyLine(): Line {
    const { chance } = this.scene;
    const [operator, other] = chance.happens(0.7) ? ['airtel', 'moov'] : ['moov', 'airtel'];
    const kind = chance.pick([
      ...(['transfer', 'transfer', 'pay_in', 'take_out', 'fee_charged'] as const),
      ...(['fee_refunded', 'fee_refilled'] as const),
    ]);
    const most = kind.startsWith('fee') ? 500 : 40_000;
    const toOperator = kind === 'transfer' ? (other ?? null) : null;
    return { kind, operator: operator ?? '', toOperator, amount: chance.integer(1, most) };
  }

  /** @param paymentId by which unclaimed money came: its amount and operator are on record */
  private async book(line: Line, paymentId?: string): Promise<void> {
    const { chance } = this.scene;
    const { admin, secondAdmin } = this.scene.fixtures;
    const { toOperator, ...told } = line;
    const reference = `R-${chance.integer(1, 2 ** 31)}`;
    const said = { reference, reason: 'Relevé du jour' };
    const { status, body } = await this.calls.once<{ approvalId: string }>({
      ...{ as: admin, path: '/api/admin/treasury/proposals' },
      body: {
        ...(paymentId ? { kind: line.kind, paymentId } : told),
        ...{ ...(toOperator && { toOperator }), ...said },
      },
    });
    if (!isAcknowledged(status)) return;
    const path = `/api/admin/approvals/${body.approvalId}/approve`;
    const clicks = chance.happens(0.3) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => this.calls.once({ as: secondAdmin, path, body: {} })),
    );
    if (answers.some((answer) => isAcknowledged(answer.status)))
      this.scene.told.treasury.push(line);
  }
}
