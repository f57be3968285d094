import { Injectable } from '@nestjs/common';
import { QueueConnection } from '../../platform/queues/queue-connection.js';
import { StorageProbe } from '../../platform/storage/storage-probe.js';
import { AppliedMigrations, type MigrationState } from './applied-migrations.js';

export interface DependencyState extends MigrationState {
  redis: 'up' | 'down';
  storage: 'up' | 'down';
}

/**
 * How the database, Redis and the storage are, asked now. What they answer is noted for the metrics too, which would
 * otherwise say how they were when somebody last needed them.
 */
@Injectable()
export class DependencyStates {
  constructor(
    private readonly migrations: AppliedMigrations,
    private readonly redis: QueueConnection,
    private readonly storage: StorageProbe,
  ) {}

  async ask(): Promise<DependencyState> {
    const [known, redis, storage] = await Promise.all([
      this.migrations.state(),
      this.redis.state(),
      this.storage.state(),
    ]);
    return { ...known, redis, storage };
  }
}
