import { Injectable } from '@nestjs/common';
import { fromDate } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import type { PaymentPurpose } from '../../../platform/database/generated/enums.js';
import { Sql } from '../../../platform/database/sql.js';
import { undecidedStatuses } from '../../payments/index.js';
import { LongJobStates } from './long-job-states.js';
import type { OpsStateView } from './ops-state.schema.js';
import { OverdueWork } from './overdue-work.js';
import { QueueStates } from './queue-states.js';

interface NightRow {
  id: string;
  day: Date;
  at: Date;
}

/** How the programs are doing, for those who watch over them. */
@Injectable()
export class OpsStateQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly queues: QueueStates,
    private readonly overdueWork: OverdueWork,
    private readonly longJobs: LongJobStates,
  ) {}

  async read(): Promise<OpsStateView> {
    const [queues, scheduled, longJobs, audit, reconciliation, payments, mails] = await Promise.all(
      [
        this.queues.read(),
        this.overdueWork.list(),
        this.longJobs.list(),
        this.lastAudit(),
        this.lastReconciliation(),
        this.undecidedPayments(),
        this.countMails(),
      ],
    );
    return {
      at: this.clock.now().toISOString(),
      ...queues,
      scheduled,
      longJobs,
      audit,
      reconciliation,
      payments,
      mails,
    };
  }

  private async lastAudit(): Promise<OpsStateView['audit']> {
    const [row] = await this.sql.rows<NightRow & { broken: number; unchecked: number }>(Prisma.sql`
      select id, day, created_at as at, jsonb_array_length(broken) as broken,
        jsonb_array_length(unchecked) as unchecked
      from audit_reports order by day desc limit 1`);
    return row ? nightOf(row) : null;
  }

  private async lastReconciliation(): Promise<OpsStateView['reconciliation']> {
    const [row] = await this.sql.rows<NightRow & { differences: number; unanswered: number }>(
      Prisma.sql`
      select id, day, created_at as at, jsonb_array_length(differences) as differences, unanswered
      from reconciliation_reports where run_id is null order by day desc limit 1`,
    );
    return row ? nightOf(row) : null;
  }

  private async undecidedPayments(): Promise<OpsStateView['payments']> {
    const rows = await this.sql.rows<{
      purpose: PaymentPurpose;
      underway: number;
      inReview: number;
      oldestAt: Date;
    }>(Prisma.sql`
      select purpose, (count(*) filter (where status <> 'review'))::int as underway,
        (count(*) filter (where status = 'review'))::int as "inReview", min(created_at) as "oldestAt"
      from payments
      where status = any(${undecidedStatuses}::"PaymentStatus"[])
      group by purpose order by purpose`);
    return rows.map(({ oldestAt, ...row }) => ({ ...row, oldestAt: oldestAt.toISOString() }));
  }

  private async countMails(): Promise<OpsStateView['mails']> {
    const [row] = await this.sql.rows<Omit<OpsStateView['mails'], 'oldestAt'> & { oldestAt: Date }>(
      Prisma.sql`
      select (count(*) filter (where failed_at is null))::int as waiting,
        (count(*) filter (where failed_at is null and attempts > 0))::int as retried,
        (count(*) filter (where failed_at is not null))::int as failed,
        min(created_at) filter (where next_attempt_at <= ${this.clock.now()}) as "oldestAt"
      from outbox_mails where next_attempt_at is not null or failed_at is not null`,
    );
    if (!row) return { waiting: 0, retried: 0, failed: 0, oldestAt: null };
    return { ...row, oldestAt: row.oldestAt?.toISOString() ?? null };
  }
}

function nightOf<Row extends NightRow>({ day, at, ...row }: Row) {
  return { ...row, day: fromDate(day), at: at.toISOString() };
}
