import { Injectable, Logger } from '@nestjs/common';
import type { Registry } from 'prom-client';
import { isAway } from '../../../platform/monitoring/dependencies.js';
import { reasonOf } from '../../../platform/monitoring/reason-of.js';
import { IncidentMetrics } from './incident-metrics.js';
import { MoneyMetrics } from './money-metrics.js';
import { OutboxMetrics } from './outbox-metrics.js';
import type { Source } from './source.js';
import { TrustMetrics } from './trust-metrics.js';
import { WorkMetrics } from './work-metrics.js';

/** What Prometheus reads of the database, from the api alone. */
@Injectable()
export class DatabaseMetrics {
  private readonly logger = new Logger(DatabaseMetrics.name);
  private readonly sources: Source[];

  constructor(
    money: MoneyMetrics,
    outbox: OutboxMetrics,
    trust: TrustMetrics,
    incidents: IncidentMetrics,
    work: WorkMetrics,
  ) {
    this.sources = [money, outbox, trust, incidents, work];
  }

  register(registry: Registry): void {
    for (const source of this.sources) source.register(registry);
  }

  async measure(): Promise<void> {
    await Promise.all(this.sources.map((source) => this.measureOf(source)));
  }

  private async measureOf(source: Source): Promise<void> {
    try {
      await source.measure();
    } catch (error) {
      const entry = { msg: 'Not measured', source: source.constructor.name };
      // That the database is away is said once, and not by everybody who needs it.
      if (isAway('database')) this.logger.debug(entry);
      else this.logger.warn({ ...entry, reason: reasonOf(error) });
    }
  }
}
