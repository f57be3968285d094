import { Injectable } from '@nestjs/common';
import { minuteMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { longestStepDelayMs } from '../../payments/index.js';
import { rentalPolicy } from '../../rentals/index.js';
import { type OpsStateView, type ScheduledWork, scheduledWork } from './ops-state.schema.js';

/** Until work counts as overdue: schedules run every few seconds, or every ten minutes. */
const allowanceMinutes: Record<ScheduledWork, number> = {
  requests: 5,
  handovers: 5,
  returns: 5,
  'rental-changes': 5,
  payments: longestStepDelayMs / minuteMs,
  approvals: 5,
  mails: 5,
  pushes: 5,
  sms: 5,
  'data-exports': 20,
  'account-deletions': 20,
  'upload-removals': 15,
};

interface OverdueRow {
  work: ScheduledWork;
  overdue: number;
  oldestAt: Date | null;
}

/** What the schedules of the workers should have done by now: none of it while they run. */
@Injectable()
export class OverdueWork {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<OpsStateView['scheduled']> {
    const now = this.clock.now().getTime();
    const rows = await this.sql.rows<OverdueRow>(
      Prisma.join(
        scheduledWork.map((work) => {
          const { table, dueAt } = dueOf[work];
          const before = new Date(now - allowanceMinutes[work] * minuteMs);
          return Prisma.sql`
            select ${work}::text as work, count(*)::int as overdue, min(${dueAt}) as "oldestAt"
            from ${table} where ${dueAt} < ${before}`;
        }),
        ' union all ',
      ),
    );
    return rows.map(({ oldestAt, ...row }) => ({
      ...row,
      oldestAt: oldestAt?.toISOString() ?? null,
    }));
  }
}

/** Where each kind of work is written down, and when it is due; of those each table has an index. */
const dueOf: Record<ScheduledWork, { table: Prisma.Sql; dueAt: Prisma.Sql }> = {
  requests: {
    table: Prisma.sql`(
      select coalesce(answer_due_at,
        created_at + make_interval(hours => ${rentalPolicy.requestTimeoutHours}::int)) as due_at
      from rentals where status = 'en_attente'
    ) as requests`,
    dueAt: Prisma.sql`due_at`,
  },
  handovers: { table: Prisma.sql`rentals`, dueAt: Prisma.sql`handover_due_at` },
  returns: { table: Prisma.sql`rentals`, dueAt: Prisma.sql`return_due_at` },
  // An incident moves the deadline of what was accepted before its end; the nightly audit knows how far.
  'rental-changes': {
    table: Prisma.sql`(
      select c.due_at from rental_changes c
      where c.status <> 'accepted' or not exists (
        select from operator_incidents i
        where i.status in ('open', 'ended') and (i.closed_at is null or i.closed_at > c.accepted_at))
    ) as changes`,
    dueAt: Prisma.sql`due_at`,
  },
  payments: { table: Prisma.sql`payments`, dueAt: Prisma.sql`next_check_at` },
  approvals: {
    table: Prisma.sql`(
      select expires_at from approvals where status = 'proposed'
    ) as approvals`,
    dueAt: Prisma.sql`expires_at`,
  },
  mails: { table: Prisma.sql`outbox_mails`, dueAt: Prisma.sql`next_attempt_at` },
  pushes: { table: Prisma.sql`push_messages`, dueAt: Prisma.sql`next_attempt_at` },
  sms: { table: Prisma.sql`sms_messages`, dueAt: Prisma.sql`next_attempt_at` },
  'data-exports': { table: Prisma.sql`data_exports`, dueAt: Prisma.sql`next_attempt_at` },
  'account-deletions': { table: Prisma.sql`users`, dueAt: Prisma.sql`deletion_due_at` },
  'upload-removals': { table: Prisma.sql`upload_removals`, dueAt: Prisma.sql`due_at` },
};
