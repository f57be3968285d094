import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { env } from '../../../env.js';
import { Pool } from '../../../platform/database/pool.js';
import { processRegistry } from '../../../platform/monitoring/meters.js';

/** What Prometheus reads of any program: the process, its connections to the database, and what it has counted. */
@Injectable()
export class ProgramMetrics {
  /** For what is read of this program alone. */
  readonly registry = new Registry();

  constructor(pool: Pool) {
    collectDefaultMetrics({ register: this.registry });
    const size = new Gauge({
      name: 'database_pool_size',
      help: 'Connections to PostgreSQL that this program opens at most',
      registers: [this.registry],
    });
    size.set(env.DATABASE_POOL);
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of this program to PostgreSQL: open, of these idle, and how many wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    const [own, counted] = await Promise.all([this.registry.metrics(), processRegistry.metrics()]);
    return `${own}\n${counted}`;
  }
}
