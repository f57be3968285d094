import { Injectable } from '@nestjs/common';
import { Draining } from '../../platform/http/draining.js';
import { QueueConnection } from '../../platform/queues/queue-connection.js';
import { StorageProbe } from '../../platform/storage/storage-probe.js';
import { AppliedMigrations } from './applied-migrations.js';

export interface Readiness {
  /** `unavailable` is the only one that is answered by 503. */
  status: 'ready' | 'degraded' | 'unavailable';
  database: 'up' | 'down';
  migrations: 'applied' | 'missing';
  redis: 'up' | 'down';
  storage: 'up' | 'down';
  /** Told to stop: it still answers, and wants no more. */
  draining: boolean;
}

/**
 * Whether this process can serve. Without Redis it can: the workers' schedules find what is due. Without
 * the storage all but pictures and papers is there.
 */
@Injectable()
export class ReadinessQuery {
  constructor(
    private readonly migrations: AppliedMigrations,
    private readonly redis: QueueConnection,
    private readonly storage: StorageProbe,
    private readonly drain: Draining,
  ) {}

  async execute(): Promise<Readiness> {
    const [known, storage] = await Promise.all([this.migrations.state(), this.storage.state()]);
    const redis = this.redis.ready ? 'up' : 'down';
    const draining = this.drain.isUnderWay;
    const works = redis === 'up' && storage === 'up' ? 'ready' : 'degraded';
    const canServe = known.migrations === 'applied' && !draining;
    return { status: canServe ? works : 'unavailable', ...known, redis, storage, draining };
  }
}
