import { Injectable } from '@nestjs/common';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import type { OperatorFigures } from '../../incidents/index.js';
import { technicalFailures } from '../domain/technical-failure.js';

/** How the payments of each operator have ended. */
@Injectable()
export class OperatorHealth {
  constructor(private readonly sql: Sql) {}

  /**
   * Of the payments that began in some time and were sent, by operator. One that still waits for its
   * payer says nothing yet, and one that was never sent nothing of its operator.
   */
  async read(from: Date, to: Date): Promise<Map<string, OperatorFigures>> {
    const rows = await this.sql.rows<OperatorFigures & { operator: string }>(Prisma.sql`
      select operator::text as operator, count(*)::int as attempts,
        count(*) filter (where is_failure)::int as failures,
        count(distinct user_id) filter (where is_failure)::int as "failingMembers"
      from (
        select operator, user_id, status = 'unknown' or status = 'failed'
            and failure_reason = any(${[...technicalFailures]}::"PaymentFailureReason"[]) as is_failure
        from payments p
        where created_at >= ${from} and created_at < ${to} and amount > 0
          and status in ('unknown', 'succeeded', 'failed')
          and exists (
            select from payment_events sent
            where sent.payment_id = p.id and sent."to" = 'submitting')
      ) as sent
      group by operator`);
    return new Map(rows.map(({ operator, ...figures }) => [operator, figures]));
  }
}
