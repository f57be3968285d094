import { AsyncResource } from 'node:async_hooks';
import { currentLife, type Life } from '../programs/program.js';
import { real } from '../real.js';
import type { Planned, Timeline } from '../timeline.js';

/** Replaces the clock and the timers by those of the timeline. Timers set while `isPaused` never fire. */
export function replaceTime(timeline: Timeline, isPaused: () => boolean): void {
  replaceClock(timeline);
  const set =
    (repeats: boolean) =>
    (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      new SimulatedTimer(timeline, () => run(...args), ms, repeats, isPaused());
  const clear = (timer?: unknown) => {
    if (timer instanceof SimulatedTimer) timer.cancel();
  };
  Object.assign(globalThis, {
    setTimeout: set(false),
    setInterval: set(true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  AbortSignal.timeout = (ms: number) => {
    const controller = new AbortController();
    const abort = () =>
      controller.abort(new DOMException('The operation timed out', 'TimeoutError'));
    if (isPaused()) real.setImmediate(abort);
    else setTimeout(abort, ms);
    return controller.signal;
  };
}

/** Every program has a clock of its own; what is outside of all has the true one. */
function replaceClock(timeline: Timeline): void {
  const now = () => timeline.now + (currentLife()?.program.skewMs ?? 0);
  // No proxy of the real one, which is asked for each property: this is the busiest of all that is replaced.
  function SimulatedDate(...args: unknown[]) {
    if (!new.target) return new real.Date(now()).toString();
    if (args.length === 0) args.push(now());
    return new.target === SimulatedDate
      ? new real.Date(...(args as [number]))
      : Reflect.construct(real.Date, args, new.target);
  }
  const { prototype, parse, UTC } = real.Date;
  globalThis.Date = Object.assign(SimulatedDate, { prototype, parse, UTC, now }) as never;
  performance.now = () => timeline.now;
}

/** What `setTimeout` and `setInterval` give. It does not outlive the program that set it. */
class SimulatedTimer {
  private planned: Planned | undefined;
  private readonly life: Life | undefined = currentLife();
  private readonly resource = new AsyncResource('SimulatedTimer');

  constructor(
    private readonly timeline: Timeline,
    private readonly run: () => void,
    private readonly ms: number,
    private readonly repeats: boolean,
    paused: boolean,
  ) {
    if (!paused) this.plan();
  }

  cancel(): void {
    if (this.planned) this.planned.cancelled = true;
  }

  refresh(): this {
    this.cancel();
    this.plan();
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return true;
  }

  private plan(): void {
    this.planned = this.timeline.after(Math.max(1, this.ms), () => this.fire());
  }

  private fire(): void {
    if (this.life && !this.life.alive) return;
    if (this.repeats) this.plan();
    this.resource.runInAsyncScope(this.run);
  }
}
