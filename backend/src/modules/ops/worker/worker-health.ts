import { Injectable } from '@nestjs/common';
import { QueueConnection } from '../../../platform/queues/queue-connection.js';
import { Rounds } from '../../../platform/schedule/rounds.js';
import { StorageProbe } from '../../../platform/storage/storage-probe.js';
import { AppliedMigrations } from '../applied-migrations.js';

/** Rounds are a second apart. One that waits for a database that is away may take longer. */
const longestPause = { whileReady: 60, whileAlive: 600 };

/** Whether a worker works. */
@Injectable()
export class WorkerHealth {
  constructor(
    private readonly migrations: AppliedMigrations,
    private readonly redis: QueueConnection,
    private readonly storage: StorageProbe,
    private readonly rounds: Rounds,
  ) {}

  /** Whether it is of use to go on, rather than to be started again. */
  live() {
    const lastRoundSeconds = Math.round(this.rounds.secondsSinceLast);
    const isAlive = lastRoundSeconds < longestPause.whileAlive;
    return { status: isAlive ? ('up' as const) : ('stuck' as const), lastRoundSeconds };
  }

  /** Whether it takes what is due. Without Redis it does, by its schedules. */
  async ready() {
    const [known, storage] = await Promise.all([this.migrations.state(), this.storage.state()]);
    const { lastRoundSeconds } = this.live();
    const redis = this.redis.ready ? ('up' as const) : ('down' as const);
    const works = redis === 'up' && storage === 'up' ? ('ready' as const) : ('degraded' as const);
    const canWork = known.migrations === 'applied' && lastRoundSeconds < longestPause.whileReady;
    const status = canWork ? works : ('unavailable' as const);
    return { status, ...known, redis, storage, lastRoundSeconds };
  }
}
