import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import { safeEqual } from '../../platform/auth/safe-equal.js';
import { QueueConnection } from '../../platform/queues/queue-connection.js';
import { RegisteredQueues } from '../../platform/queues/registered-queues.js';
import { IncidentMetrics } from './incident-metrics.js';
import { MailMetrics } from './mail-metrics.js';
import { MoneyMetrics } from './money-metrics.js';
import { TrustMetrics } from './trust-metrics.js';

/** What Prometheus reads: the process, the calls, the depth of the queues, the money, the mails, what waits for staff. */
@Injectable()
export class Metrics implements OnModuleInit {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long the calls took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 90],
    registers: [this.registry],
  });

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly redis: QueueConnection,
    private readonly queues: RegisteredQueues,
    private readonly money: MoneyMetrics,
    private readonly mails: MailMetrics,
    private readonly trust: TrustMetrics,
    private readonly incidents: IncidentMetrics,
  ) {}

  get contentType(): string {
    return this.registry.contentType;
  }

  onModuleInit(): void {
    collectDefaultMetrics({ register: this.registry });
    this.measureQueues();
    this.money.register(this.registry);
    this.mails.register(this.registry);
    this.trust.register(this.registry);
    this.incidents.register(this.registry);
    this.adapter.httpAdapter
      .getInstance<FastifyInstance>()
      .addHook('onResponse', async (request, reply) => {
        // The route, not the address: an address holds ids, and there would be no end of labels.
        const route = request.routeOptions.url ?? 'none';
        this.durations
          .labels(request.method, route, String(reply.statusCode))
          .observe(reply.elapsedTime / 1000);
      });
  }

  /**
   * @param authorization `Bearer <METRICS_TOKEN>`
   * @throws ProblemError `not-found` to others: in production there is nothing to see without a token
   */
  async execute(authorization = ''): Promise<string> {
    const open = !env.METRICS_TOKEN && env.NODE_ENV !== 'production';
    if (!open && !isExpected(authorization)) throw new ProblemError('not-found');
    await Promise.all([
      this.money.measure(),
      this.mails.measure(),
      this.trust.measure(),
      this.incidents.measure(),
    ]);
    return this.registry.metrics();
  }

  private measureQueues(): void {
    const { redis, queues } = this;
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs of each queue, by state; none while Redis is away',
      labelNames: ['queue', 'state'],
      registers: [this.registry],
      async collect() {
        this.reset();
        if (!redis.ready) return;
        for (const queue of queues.all()) {
          const counts = await queue.getJobCounts();
          for (const [state, count] of Object.entries(counts))
            this.set({ queue: queue.name, state }, count);
        }
      },
    });
  }
}

function isExpected(authorization: string): boolean {
  return Boolean(env.METRICS_TOKEN) && safeEqual(authorization, `Bearer ${env.METRICS_TOKEN}`);
}
