import { Injectable } from '@nestjs/common';
import { Rounds } from '../../../platform/schedule/rounds.js';
import { DependencyStates } from '../dependency-states.js';

/** Rounds are a second apart. One that waits for a database that is away may take longer. */
const longestPause = { whileReady: 60, whileAlive: 600 };

/** Whether a worker works. */
@Injectable()
export class WorkerHealth {
  constructor(
    private readonly dependencies: DependencyStates,
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
    const known = await this.dependencies.ask();
    const { lastRoundSeconds } = this.live();
    const isWhole = known.redis === 'up' && known.storage === 'up';
    const works = isWhole ? ('ready' as const) : ('degraded' as const);
    const canWork = known.migrations === 'applied' && lastRoundSeconds < longestPause.whileReady;
    const status = canWork ? works : ('unavailable' as const);
    return { status, ...known, lastRoundSeconds };
  }
}
