import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram } from 'prom-client';
import { LiveStreams } from '../../../platform/live/live-streams.js';
import { DependencyStates } from '../dependency-states.js';
import { QueueStates } from '../state/queue-states.js';
import { DatabaseMetrics } from './database-metrics.js';
import { ProgramMetrics } from './program-metrics.js';

/** What Prometheus reads of the api: the program, its calls and event streams, the queues, and what the database knows. */
@Injectable()
export class Metrics implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly dependencies: DependencyStates,
    private readonly program: ProgramMetrics,
    private readonly database: DatabaseMetrics,
    private readonly queueStates: QueueStates,
    private readonly streams: LiveStreams,
  ) {}

  get contentType(): string {
    return this.program.contentType;
  }

  onModuleInit(): void {
    this.measureCalls();
    this.measureQueues();
    this.measureStreams();
  }

  async execute(): Promise<string> {
    const { database } = await this.dependencies.ask();
    const known = database === 'up' ? await this.database.text() : '';
    return `${await this.program.text()}\n${known}`;
  }

  private measureCalls(): void {
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long the calls took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 90],
      registers: [this.program.registry],
    });
    this.adapter.httpAdapter
      .getInstance<FastifyInstance>()
      .addHook('onResponse', async (request, reply) => {
        // The route, not the address: an address holds ids, and there would be no end of labels.
        const route = request.routeOptions.url ?? 'none';
        durations
          .labels(request.method, route, String(reply.statusCode))
          .observe(reply.elapsedTime / 1000);
      });
  }

  private measureQueues(): void {
    const { queueStates } = this;
    const registers = [this.program.registry];
    const oldest = new Gauge({
      name: 'queue_oldest_waiting_seconds',
      help: 'For how long the oldest job of each queue has waited; 0 without any, none while Redis is away',
      labelNames: ['queue'],
      registers,
    });
    const workers = new Gauge({
      name: 'queue_workers',
      help: 'Programs that take the jobs of each queue; none while Redis is away',
      labelNames: ['queue'],
      registers,
    });
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs of each queue, by state; none while Redis is away',
      labelNames: ['queue', 'state'],
      registers,
      async collect() {
        for (const gauge of [this, oldest, workers]) gauge.reset();
        const now = Date.now();
        const { queues } = await queueStates.read();
        for (const { name: queue, ...state } of queues) {
          for (const kind of ['waiting', 'active', 'delayed', 'failed'] as const)
            this.set({ queue, state: kind }, state[kind]);
          workers.set({ queue }, state.workers);
          const since = state.oldestAt ? Date.parse(state.oldestAt) : now;
          oldest.set({ queue }, Math.max(0, now - since) / 1000);
        }
      },
    });
  }

  private measureStreams(): void {
    const { streams } = this;
    new Gauge({
      name: 'event_streams_open',
      help: 'Tabs to which this program tells what happens (GET /api/live)',
      registers: [this.program.registry],
      collect() {
        this.set(streams.count);
      },
    });
  }
}
