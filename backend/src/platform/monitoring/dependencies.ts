import { Logger } from '@nestjs/common';
import { minuteMs } from '../../kernel/duration.js';
import { counter, gauge, lookedUp } from './meters.js';
import { reasonOf } from './reason-of.js';

/** What Loka does not work without, or only in part, and what is not Loka. */
const dependencies = ['database', 'redis', 'storage', 'smtp', 'gateway', 'sms'] as const;
type Dependency = (typeof dependencies)[number];

interface State {
  isUp: boolean;
  /** Whether the log says so. */
  isTold: boolean;
  since: number;
  failures: number;
  lastLineAt: number;
}

/** One that comes and goes all the time leaves no more than a line for each of these. */
const pauseMs = 10_000;
/** While one stays away, a line says so again and again. */
const reminderMs = 5 * minuteMs;

const up = gauge(
  'dependency_up',
  'Whether the last use of a dependency went well (1), or failed (0); none before the first use',
  'dependency',
);
const failures = counter(
  'dependency_failures_total',
  'Uses of a dependency that failed for its own sake: not reached, too slow, or broken',
  'dependency',
);
// A count that appears with the first failure has grown from nothing, which Prometheus does not see.
for (const dependency of dependencies) failures.inc({ dependency }, 0);

/** When each was last used, with success and without, ms since 1970; 0 before the first time. */
const uses = new Map(dependencies.map((one) => [one, { successAt: 0, failureAt: 0 }]));

const timesOf = (at: 'successAt' | 'failureAt') => () =>
  [...uses].map(([dependency, times]): [string, number] => [dependency, times[at] / 1000]);

// What is not used for hours, as the gateway of a small marketplace at night, has no rate: the rules compare these.
lookedUp(
  'dependency_last_success_timestamp_seconds',
  'When a dependency was last used with success; 0 before the first time',
  'dependency',
  timesOf('successAt'),
);
lookedUp(
  'dependency_last_failure_timestamp_seconds',
  'When a use of a dependency last failed for its own sake; 0 before the first time',
  'dependency',
  timesOf('failureAt'),
);

const logger = new Logger('Dependencies');
const states = new Map<Dependency, State>();

function note(dependency: Dependency, at: 'successAt' | 'failureAt'): void {
  const times = uses.get(dependency);
  if (times) times[at] = Date.now();
}

/** Notes a use of a dependency that went well. */
export function answered(dependency: Dependency): void {
  note(dependency, 'successAt');
  const state = states.get(dependency);
  if (state?.isUp) return;
  up.set({ dependency }, 1);
  if (state?.isTold) {
    const seconds = Math.round((performance.now() - state.since) / 1000);
    const entry = { dependency, failures: state.failures, seconds };
    logger.warn({ msg: 'Dependency is back', ...entry });
  }
  const lastLineAt = state?.isTold ? performance.now() : (state?.lastLineAt ?? -pauseMs);
  states.set(dependency, {
    ...{ isUp: true, isTold: false, since: performance.now(), failures: 0 },
    lastLineAt,
  });
}

/**
 * Notes a use that failed. The log has a line when a dependency is lost and one when it is back, with how often it
 * failed in between, rather than one for each of thousands of failures.
 */
export function failed(dependency: Dependency, reason: unknown): void {
  note(dependency, 'failureAt');
  const now = performance.now();
  const state = states.get(dependency) ?? {
    ...{ isUp: true, isTold: false, since: now, failures: 0 },
    lastLineAt: -pauseMs,
  };
  states.set(dependency, state);
  failures.inc({ dependency });
  up.set({ dependency }, 0);
  if (state.isUp) Object.assign(state, { isUp: false, since: now, failures: 0 });
  state.failures++;
  if (now - state.lastLineAt < (state.isTold ? reminderMs : pauseMs)) return;
  const msg = state.isTold ? 'Dependency is still away' : 'Dependency is lost';
  logger.error({ msg, dependency, reason: reasonOf(reason), failures: state.failures });
  Object.assign(state, { isTold: true, lastLineAt: now });
}

/** Does something by a dependency, and notes how that went. */
export async function using<T>(dependency: Dependency, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    answered(dependency);
    return result;
  } catch (error) {
    failed(dependency, error);
    throw error;
  }
}

/** Whether a dependency failed when it was last used. */
export function isAway(dependency: Dependency): boolean {
  return states.get(dependency)?.isUp === false;
}
