import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { env } from '../../../env.js';
import { minuteMs } from '../../../kernel/duration.js';
import { FloatFiguresQueries, missingOf } from '../../treasury/index.js';
import type { Source } from './source.js';

/** What may be withdrawn is added up over all wallets: as often as this and not at every scrape. */
const freshMs = minuteMs;

/** What Prometheus reads of the accounts at operators: whether they pay what members may withdraw. */
@Injectable()
export class FloatMetrics implements Source {
  private readonly available = new Gauge({
    name: 'operator_float_available_xaf',
    help: 'XAF that payouts may still take of what an operator holds, by the books',
    labelNames: ['operator'],
    registers: [],
  });
  private readonly withdrawable = new Gauge({
    name: 'operator_float_withdrawable_xaf',
    help: 'XAF that members may withdraw by an operator, at most',
    labelNames: ['operator'],
    registers: [],
  });
  private readonly missing = new Gauge({
    name: 'operator_float_missing_xaf',
    help: 'XAF that an operator would have to hold more to pay all of it and keep the margin',
    labelNames: ['operator'],
    registers: [],
  });
  private measuredAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly figures: FloatFiguresQueries) {}

  register(registry: Registry): void {
    for (const gauge of [this.available, this.withdrawable, this.missing])
      registry.registerMetric(gauge);
  }

  async measure(): Promise<void> {
    const now = performance.now();
    if (now - this.measuredAt < freshMs) return;
    for (const { operator, ...figures } of await this.figures.list()) {
      this.available.set({ operator }, figures.available);
      this.withdrawable.set({ operator }, figures.withdrawable);
      this.missing.set({ operator }, missingOf(figures, env.FLOAT_MARGIN_XAF));
    }
    this.measuredAt = now;
  }
}
