import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { within } from '../../../platform/monitoring/within.js';
import { QueueConnection } from '../../../platform/queues/queue-connection.js';
import { RegisteredQueues } from '../../../platform/queues/registered-queues.js';
import type { OpsStateView } from './ops-state.schema.js';

/** A Redis that takes longer is treated as one that is away. */
const timeoutMs = 2_000;

/** What the queues hold, as Redis says. */
@Injectable()
export class QueueStates {
  constructor(
    private readonly redis: QueueConnection,
    private readonly queues: RegisteredQueues,
  ) {}

  /** Redis may go away while it is asked. */
  async read(): Promise<Pick<OpsStateView, 'redis' | 'queues'>> {
    if (!this.redis.ready) return { redis: 'down', queues: [] };
    try {
      const asked = Promise.all(this.queues.all().map(stateOf));
      const queues = await within(timeoutMs, asked);
      return { redis: 'up', queues: queues.sort((a, b) => a.name.localeCompare(b.name)) };
    } catch {
      return { redis: 'down', queues: [] };
    }
  }
}

async function stateOf(queue: Queue): Promise<OpsStateView['queues'][number]> {
  const [{ wait = 0, active = 0, delayed = 0, failed = 0 }, isPaused, workers, oldest] =
    await Promise.all([
      queue.getJobCounts('wait', 'active', 'delayed', 'failed'),
      queue.isPaused(),
      queue.getWorkersCount(),
      queue.getJobs(['wait'], 0, 0, true),
    ]);
  const since = oldest[0]?.timestamp;
  return {
    name: queue.name,
    workers,
    isPaused,
    waiting: wait,
    active,
    delayed,
    failed,
    oldestAt: since ? new Date(since).toISOString() : null,
  };
}
