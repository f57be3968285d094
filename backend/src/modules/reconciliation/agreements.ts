import { Injectable, type OnModuleInit } from '@nestjs/common';
import { env } from '../../env.js';
import { fromDate } from '../../kernel/day.js';
import { dayMs } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import type { Payment } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { Retention } from '../../platform/retention.js';
import { LateSettlements } from '../payments/index.js';
import { factsOf, isToCompare } from './domain/agreement.js';

/** Longer than a payment that staff have decided is compared. */
const keptMs = 120 * dayMs;

/** A payment that a comparison comes by. */
export interface ComparedRow {
  payment: Payment;
  /** What an agreement would be about; null where there can be none. */
  facts: string | null;
  /** Whether the gateway is asked about it tonight. */
  isAsked: boolean;
}

/** On which payments the nightly comparison has found both books to agree, so that it asks about them less. */
@Injectable()
export class Agreements implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly lateSettlements: LateSettlements,
    private readonly retention: Retention,
  ) {}

  /** Which of a page are asked about in a night. */
  async look(
    page: readonly Payment[],
    isRecent: (payment: Payment) => boolean,
  ): Promise<ComparedRow[]> {
    const today = this.clock.today();
    const ids = page.map(({ id }) => id);
    const [late, kept] = await Promise.all([
      this.lateSettlements.list(ids),
      this.db.paymentAgreement.findMany({ where: { paymentId: { in: ids } } }),
    ]);
    const agreements = new Map(
      kept.map(({ paymentId, agreedOn, ...one }) => [
        paymentId,
        { ...one, agreedOn: fromDate(agreedOn) },
      ]),
    );
    return page.map((payment) => {
      const facts = factsOf(payment, late.get(payment.id));
      const known = { facts, agreement: agreements.get(payment.id), isRecent: isRecent(payment) };
      return { payment, facts, isAsked: isToCompare(known, today, env.RECONCILE_AGAIN_DAYS) };
    });
  }

  /** Once more on the same facts, or for the first time. */
  async keep(tx: Tx, agreed: readonly ComparedRow[]): Promise<void> {
    for (const { payment, facts } of agreed) {
      if (facts === null) continue;
      await tx.$executeRaw`
        insert into payment_agreements as known (payment_id, agreed_on, times, facts)
        values (${payment.id}::uuid, ${this.clock.today()}::date, 1, ${facts})
        on conflict (payment_id) do update
        set agreed_on = excluded.agreed_on, facts = excluded.facts,
          times = case when known.facts = excluded.facts then known.times + 1 else 1 end`;
    }
  }

  onModuleInit(): void {
    this.retention.register({
      table: 'payment_agreements',
      remove: async (now, limit) => {
        const agreedOn = { lt: new Date(now.getTime() - keptMs) };
        return (await this.db.paymentAgreement.deleteMany({ where: { agreedOn }, limit })).count;
      },
    });
  }
}
