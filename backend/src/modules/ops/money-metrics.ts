import { Injectable, Logger } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { undecidedStatuses } from '../payments/index.js';

/** A step that is due is taken within seconds; this much later, nobody is at work. */
const longestDelayMs = 60_000;

interface OpenPayments {
  purpose: string;
  status: string;
  open: number;
  overdue: number;
}

/** What Prometheus reads of the money: what is undecided, and what the last comparison found. */
@Injectable()
export class MoneyMetrics {
  private readonly logger = new Logger(MoneyMetrics.name);
  private readonly open = new Gauge({
    name: 'payments_open',
    help: 'Payments that are not decided, by what they are for',
    labelNames: ['purpose', 'status'],
    registers: [],
  });
  private readonly overdue = new Gauge({
    name: 'payments_overdue',
    help: 'Payments past their next check by more than a minute',
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
  private readonly all = [this.open, this.overdue, this.differences, this.comparedAt];

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  register(registry: Registry): void {
    for (const gauge of this.all) registry.registerMetric(gauge);
  }

  /** Measures anew. What cannot be measured is left out, rather than reported as it was before. */
  async measure(): Promise<void> {
    this.open.reset();
    for (const gauge of [this.overdue, this.differences, this.comparedAt]) gauge.remove();
    try {
      await Promise.all([this.measurePayments(), this.measureReconciliation()]);
    } catch (error) {
      this.logger.warn(`The database does not answer: ${String(error)}`);
    }
  }

  private async measurePayments(): Promise<void> {
    const late = new Date(this.clock.now().getTime() - longestDelayMs);
    const rows = await this.database.rows<OpenPayments>(Prisma.sql`
      select purpose, status, count(*)::int as open,
        count(*) filter (where next_check_at < ${late})::int as overdue
      from payments
      where status = any(${undecidedStatuses}::"PaymentStatus"[])
      group by purpose, status`);
    for (const { purpose, status, open } of rows) this.open.set({ purpose, status }, open);
    this.overdue.set(rows.reduce((sum, { overdue }) => sum + overdue, 0));
  }

  private async measureReconciliation(): Promise<void> {
    const [report] = await this.database.rows<{ differences: number; created_at: Date }>(Prisma.sql`
      select jsonb_array_length(differences) as differences, created_at
      from reconciliation_reports
      order by day desc
      limit 1`);
    if (!report) return;
    this.differences.set(report.differences);
    this.comparedAt.set(report.created_at.getTime() / 1000);
  }
}
