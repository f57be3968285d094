import { Injectable, Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import { isAway } from '../../../platform/monitoring/dependencies.js';
import { reasonOf } from '../../../platform/monitoring/reason-of.js';
import { within } from '../../../platform/monitoring/within.js';
import { FloatMetrics } from './float-metrics.js';
import { IncidentMetrics } from './incident-metrics.js';
import { LongJobMetrics } from './long-job-metrics.js';
import { MoneyMetrics } from './money-metrics.js';
import { OutboxMetrics } from './outbox-metrics.js';
import type { Source } from './source.js';
import { TrustMetrics } from './trust-metrics.js';
import { WorkMetrics } from './work-metrics.js';

/** Prometheus gives up a program that answers nothing for ten seconds, and takes it for dead. */
const timeoutMs = 5_000;

/** What Prometheus reads of the database, from the api alone. */
@Injectable()
export class DatabaseMetrics {
  private readonly logger = new Logger(DatabaseMetrics.name);
  private readonly registry = new Registry();
  private readonly sources: Source[];

  constructor(
    money: MoneyMetrics,
    outbox: OutboxMetrics,
    trust: TrustMetrics,
    incidents: IncidentMetrics,
    floats: FloatMetrics,
    work: WorkMetrics,
    longJobs: LongJobMetrics,
  ) {
    this.sources = [money, outbox, trust, incidents, floats, work, longJobs];
    for (const source of this.sources) source.register(this.registry);
  }

  async text(): Promise<string> {
    await Promise.all(this.sources.map((source) => this.measureOf(source)));
    return this.registry.metrics();
  }

  private async measureOf(source: Source): Promise<void> {
    try {
      await within(timeoutMs, source.measure());
    } catch (error) {
      const entry = { msg: 'Not measured', source: source.constructor.name };
      // That the database is away is said once, and not by everybody who needs it.
      if (isAway('database')) this.logger.debug(entry);
      else this.logger.warn({ ...entry, reason: reasonOf(error) });
    }
  }
}
