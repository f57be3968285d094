import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Source } from './source.js';

/** What Prometheus reads of work that lasts, whichever worker does it. */
@Injectable()
export class LongJobMetrics implements Source {
  private readonly running = new Gauge({
    name: 'long_job_open_seconds',
    help: 'Since when the oldest run of a long job is open, at work or left; none without any',
    labelNames: ['long_job'],
    registers: [],
  });
  private readonly late = new Gauge({
    name: 'long_job_late_seconds',
    help: 'For how long an open run of a long job should have made progress; 0 while it is in time',
    labelNames: ['long_job'],
    registers: [],
  });

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  register(registry: Registry): void {
    for (const gauge of [this.running, this.late]) registry.registerMetric(gauge);
  }

  async measure(): Promise<void> {
    for (const gauge of [this.running, this.late]) gauge.reset();
    const now = this.clock.now().getTime();
    const open = await this.database.rows<{ name: string; started: Date; due: Date }>(Prisma.sql`
      select name, min(started_at) as started, min(due_at) as due
      from long_jobs where finished_at is null group by name`);
    for (const { name, started, due } of open) {
      this.running.set({ long_job: name }, Math.max(0, now - started.getTime()) / 1000);
      this.late.set({ long_job: name }, Math.max(0, now - due.getTime()) / 1000);
    }
  }
}
