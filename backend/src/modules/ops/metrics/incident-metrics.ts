import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Source } from './source.js';

/** What Prometheus reads of operators that are down, or seem to be. */
@Injectable()
export class IncidentMetrics implements Source {
  private readonly seconds = new Gauge({
    name: 'operator_incident_seconds',
    help: 'Since when an operator has been declared down (open), or staff been asked about it (proposed); none while all is well',
    labelNames: ['operator', 'status'],
    registers: [],
  });

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  register(registry: Registry): void {
    registry.registerMetric(this.seconds);
  }

  async measure(): Promise<void> {
    this.seconds.reset();
    const live = await this.database.rows<{ operator: string; status: string; since: Date }>(
      Prisma.sql`
        select operator::text, status::text, coalesce(declared_at, proposed_at) as since
        from operator_incidents where status in ('proposed', 'open')`,
    );
    const now = this.clock.now().getTime();
    for (const { operator, status, since } of live)
      this.seconds.set({ operator, status }, Math.max(0, now - since.getTime()) / 1000);
  }
}
