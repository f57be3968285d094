import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { dayMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { longestStepDelayMs, undecidedStatuses } from '../../payments/index.js';
import type { Source } from './source.js';

interface OpenPayments {
  purpose: string;
  operator: string;
  status: string;
  oldest: Date;
  open: number;
  overdue: number;
}

interface LastAudit {
  part: string;
  broken: number;
  unchecked: number;
  /** Milliseconds. */
  duration: number;
  created_at: Date;
}

/** What Prometheus reads of the money: what is undecided, and what the last comparison and audit found. */
@Injectable()
export class MoneyMetrics implements Source {
  private readonly open = new Gauge({
    name: 'payments_open',
    help: 'Payments that are not decided, by what they are for and by operator',
    labelNames: ['purpose', 'operator', 'status'],
    registers: [],
  });
  private readonly oldest = new Gauge({
    name: 'payments_oldest_undecided_seconds',
    help: 'Age of the oldest payment that is not decided, of each kind; none without any',
    labelNames: ['purpose', 'operator', 'status'],
    registers: [],
  });
  private readonly overdue = new Gauge({
    name: 'payments_overdue',
    help: 'Payments past their next check by more than a minute',
    registers: [],
  });
  private readonly withoutCallback = new Gauge({
    name: 'payments_without_callback',
    help: 'Payments of the last week that succeeded since the last callback of the gateway, and for which none came',
    registers: [],
  });
  private readonly oldestWithoutCallback = new Gauge({
    name: 'payments_without_callback_oldest_seconds',
    help: 'How long ago the first of them succeeded; 0 without any',
    registers: [],
  });
  private readonly differences = new Gauge({
    name: 'reconciliation_differences',
    help: 'Payments on which the last comparison with the gateway disagrees',
    registers: [],
  });
  private readonly comparedAt = new Gauge({
    name: 'reconciliation_report_timestamp_seconds',
    help: 'When payments were last compared with the gateway',
    registers: [],
  });
  private readonly brokenInvariants = new Gauge({
    name: 'audit_broken_invariants',
    help: 'Invariants of each part of the audit that did not hold the last time',
    labelNames: ['part'],
    registers: [],
  });
  private readonly uncheckedInvariants = new Gauge({
    name: 'audit_unchecked_invariants',
    help: 'Invariants of each part that the last audit could not check',
    labelNames: ['part'],
    registers: [],
  });
  private readonly auditDuration = new Gauge({
    name: 'audit_duration_seconds',
    help: 'How long the last audit of the books took',
    registers: [],
  });
  private readonly auditedAt = new Gauge({
    name: 'audit_report_timestamp_seconds',
    help: 'When the books were last audited',
    registers: [],
  });
  private readonly labelled = [
    this.open,
    this.oldest,
    this.brokenInvariants,
    this.uncheckedInvariants,
  ];
  private readonly single = [
    this.overdue,
    this.withoutCallback,
    this.oldestWithoutCallback,
    this.differences,
    this.comparedAt,
    this.auditDuration,
    this.auditedAt,
  ];

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  register(registry: Registry): void {
    for (const gauge of [...this.labelled, ...this.single]) registry.registerMetric(gauge);
  }

  async measure(): Promise<void> {
    for (const gauge of this.labelled) gauge.reset();
    for (const gauge of this.single) gauge.remove();
    await Promise.all([
      this.measurePayments(),
      this.measureCallbacks(),
      this.measureReconciliation(),
      this.measureAudit(),
    ]);
  }

  private async measurePayments(): Promise<void> {
    const now = this.clock.now().getTime();
    const late = new Date(now - longestStepDelayMs);
    const rows = await this.database.rows<OpenPayments>(Prisma.sql`
      select purpose, operator, status, count(*)::int as open, min(created_at) as oldest,
        count(*) filter (where next_check_at < ${late})::int as overdue
      from payments
      where status = any(${undecidedStatuses}::"PaymentStatus"[])
      group by purpose, operator, status`);
    for (const { open, oldest, overdue: _, ...labels } of rows) {
      this.open.set(labels, open);
      this.oldest.set(labels, (now - oldest.getTime()) / 1000);
    }
    this.overdue.set(rows.reduce((sum, { overdue }) => sum + overdue, 0));
  }

  /** A callback comes before the success that it announces, or soon after. */
  private async measureCallbacks(): Promise<void> {
    const now = this.clock.now().getTime();
    const ago = (days: number) => new Date(now - days * dayMs);
    const [found] = await this.database.rows<{ payments: number; oldest: Date | null }>(Prisma.sql`
      select count(*)::int as payments, min(decided_at) as oldest
      from payments p
      where status = 'succeeded' and amount > 0 and review_reason is null
        -- By the index of when it was made: one that staff did not decide is decided within three days.
        and created_at > ${ago(10)} and decided_at > ${ago(7)}
        and decided_at > coalesce((select max(received_at) from gateway_callbacks), '-infinity')
        and not exists (select from gateway_callbacks c where c.reference = p.reference)`);
    if (!found) return;
    this.withoutCallback.set(found.payments);
    this.oldestWithoutCallback.set(found.oldest ? (now - found.oldest.getTime()) / 1000 : 0);
  }

  private async measureReconciliation(): Promise<void> {
    const [report] = await this.database.rows<{ differences: number; created_at: Date }>(Prisma.sql`
      select jsonb_array_length(differences) as differences, created_at
      from reconciliation_reports
      where run_id is null
      order by day desc
      limit 1`);
    if (!report) return;
    this.differences.set(report.differences);
    this.comparedAt.set(report.created_at.getTime() / 1000);
  }

  private async measureAudit(): Promise<void> {
    const ofPart = (rules: Prisma.Sql) => Prisma.sql`(
      select count(*)::int from jsonb_array_elements(${rules}) as rule
      where coalesce(rule ->> 'part', 'money') = part)`;
    const rows = await this.database.rows<LastAudit>(Prisma.sql`
      select part, ${ofPart(Prisma.sql`broken`)} as broken, ${ofPart(Prisma.sql`unchecked`)} as unchecked,
        duration, created_at
      from (select * from audit_reports order by day desc limit 1) as report
      cross join unnest(array['money', 'consistency']) as part`);
    for (const { part, broken, unchecked, duration, created_at } of rows) {
      this.brokenInvariants.set({ part }, broken);
      this.uncheckedInvariants.set({ part }, unchecked);
      this.auditDuration.set(duration / 1000);
      this.auditedAt.set(created_at.getTime() / 1000);
    }
  }
}
