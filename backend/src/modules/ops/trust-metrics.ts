import { Injectable, Logger } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';

/** What Prometheus reads of what waits for staff. */
@Injectable()
export class TrustMetrics {
  private readonly logger = new Logger(TrustMetrics.name);
  private readonly open = new Gauge({
    name: 'reports_open',
    help: 'Reports of members that are not closed',
    registers: [],
  });
  private readonly oldest = new Gauge({
    name: 'reports_oldest_seconds',
    help: 'How long the oldest report that is not closed has waited; 0 without any',
    registers: [],
  });
  private readonly checks = new Gauge({
    name: 'item_checks_open',
    help: 'Objects that staff are to look at, while they are shown',
    registers: [],
  });
  private readonly all = [this.open, this.oldest, this.checks];

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  register(registry: Registry): void {
    for (const gauge of this.all) registry.registerMetric(gauge);
  }

  /** Measures anew. What cannot be known is left out, rather than told as it was before. */
  async measure(): Promise<void> {
    for (const gauge of this.all) gauge.remove();
    try {
      const [found] = await this.database.rows<{
        open: number;
        oldest: Date | null;
        checks: number;
      }>(Prisma.sql`
        select count(*)::int as open, min(created_at) as oldest,
          (select count(*)::int from item_checks where checked_at is null) as checks
        from reports where closed_at is null`);
      if (!found) return;
      this.open.set(found.open);
      const waited = found.oldest ? this.clock.now().getTime() - found.oldest.getTime() : 0;
      this.oldest.set(waited / 1000);
      this.checks.set(found.checks);
    } catch (error) {
      this.logger.warn(`The database does not answer: ${String(error)}`);
    }
  }
}
