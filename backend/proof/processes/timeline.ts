import { setTimeout as sleep } from 'node:timers/promises';
import { secondMs } from '../../src/kernel/duration.js';
import type { Told } from '../model/told.js';
import type { Time } from '../workload/scene.js';
import type { Clocks } from './clocks.js';

/** Acts that are planned for within so many ms of each other begin at once, so that their calls meet. */
const meetMs = 2 * secondMs;
/** Later ones wait for them for so many ms of real time: a fault may hold up a call for long. */
const politeMs = secondMs;
/** What is due within so many ms is waited for in real time. */
const soonMs = secondMs;
const pollMs = 5;
/** Nothing is under way after so many looks at it. */
const looks = 3;

interface Planned {
  at: number;
  act: () => unknown;
}

/** What members plan in the product's time, and do in real time: at once what is due, the rest as clocks advance. */
export class Timeline implements Time {
  /** The next one last. */
  private readonly planned: Planned[] = [];
  /** Calls and looks at the database that have not ended. */
  private underWay = 0;
  private metUntil = 0;
  private begunAt = 0;

  constructor(
    private readonly clocks: Clocks,
    private readonly told: Told,
  ) {}

  get now(): number {
    return this.clocks.now().getTime();
  }

  /** When something is planned for, ms; undefined when nothing is. */
  get next(): number | undefined {
    return this.planned.at(-1)?.at;
  }

  after(ms: number, act: () => unknown): void {
    const at = this.now + Math.max(0, ms);
    const index = this.planned.findLastIndex((one) => one.at > at);
    this.planned.splice(index + 1, 0, { at, act });
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, () => resolve()));
  }

  within<Result>(look: () => Promise<Result>): Promise<Result> {
    return look();
  }

  /** Counts work as under way until it has ended, and no clock is being advanced: its member knows the time by then. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.underWay++;
    try {
      return await work();
    } finally {
      await this.clocks.steady();
      this.underWay--;
    }
  }

  /** Has members do what is due, and what follows soon, until all of it has been answered and something else is over. */
  async rest(other: Promise<unknown> = Promise.resolve()): Promise<void> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    other.then(end, end);
    for (let still = 0; still < looks; still = this.isStill() && isOver ? still + 1 : 0) {
      await sleep(pollMs);
      await this.clocks.steady();
      this.beginDue();
    }
  }

  private isStill(): boolean {
    return this.underWay === 0 && (this.next ?? Number.POSITIVE_INFINITY) > this.now + soonMs;
  }

  private beginDue(): void {
    const { now, next = Number.POSITIVE_INFINITY } = this;
    if (next > now) return;
    const isHeldUp = this.underWay > 0 && performance.now() < this.begunAt + politeMs;
    if (next > this.metUntil && isHeldUp) return;
    if (next > this.metUntil) {
      this.metUntil = next + meetMs;
      this.begunAt = performance.now();
    }
    while ((this.next ?? Number.POSITIVE_INFINITY) <= Math.min(now, this.metUntil)) {
      const { act } = this.planned.pop() as Planned;
      this.during(async () => act()).catch((error: Error) => this.told.keepFailure(error));
    }
  }
}
