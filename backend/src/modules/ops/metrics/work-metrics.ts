import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { Clock } from '../../../platform/clock.js';
import { OverdueWork } from '../state/overdue-work.js';
import type { Source } from './source.js';

/** What the schedules of the workers should have done by now. */
@Injectable()
export class WorkMetrics implements Source {
  private readonly overdue = new Gauge({
    name: 'work_overdue',
    help: 'Work that the schedules of the workers should have done some minutes ago, by kind',
    labelNames: ['work'],
    registers: [],
  });
  private readonly oldest = new Gauge({
    name: 'work_overdue_oldest_seconds',
    help: 'For how long the oldest of it has been due; 0 while none is overdue',
    labelNames: ['work'],
    registers: [],
  });

  constructor(
    private readonly work: OverdueWork,
    private readonly clock: Clock,
  ) {}

  register(registry: Registry): void {
    for (const gauge of [this.overdue, this.oldest]) registry.registerMetric(gauge);
  }

  async measure(): Promise<void> {
    for (const gauge of [this.overdue, this.oldest]) gauge.reset();
    const now = this.clock.now().getTime();
    for (const { work, overdue, oldestAt } of await this.work.list()) {
      this.overdue.set({ work }, overdue);
      this.oldest.set({ work }, oldestAt ? Math.max(0, now - Date.parse(oldestAt)) / 1000 : 0);
    }
  }
}
