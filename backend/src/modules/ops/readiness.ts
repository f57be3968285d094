import { Injectable } from '@nestjs/common';
import { Draining } from '../../platform/http/draining.js';
import { type DependencyState, DependencyStates } from './dependency-states.js';

export interface Readiness extends DependencyState {
  /** `unavailable` is the only one that is answered by 503. */
  status: 'ready' | 'degraded' | 'unavailable';
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
    private readonly dependencies: DependencyStates,
    private readonly drain: Draining,
  ) {}

  async execute(): Promise<Readiness> {
    const known = await this.dependencies.ask();
    const draining = this.drain.isUnderWay;
    const works = known.redis === 'up' && known.storage === 'up' ? 'ready' : 'degraded';
    const canServe = known.migrations === 'applied' && !draining;
    return { status: canServe ? works : 'unavailable', ...known, draining };
  }
}
