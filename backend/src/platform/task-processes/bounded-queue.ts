import { ProblemError } from '../../kernel/errors.js';

interface Most {
  /** At a time. */
  running: number;
  waiting: number;
  /** How long a task waits for its turn; for as long as it takes without. */
  waitMs?: number;
}

/** Runs a few tasks at a time; the others wait their turn. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: Most) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** @throws ProblemError `service-unavailable` when too many wait already, or its turn does not come in time */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  /** Resolves with a place of its own, or with the one of a task that has ended. */
  private async turn(): Promise<void> {
    if (this.running < this.most.running) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.most.waiting) throw new ProblemError('service-unavailable');
    await this.wait();
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { waitMs } = this.most;
      const timer = waitMs && setTimeout(giveUp, waitMs);
      const { waiting } = this;
      waiting.push(begin);

      function begin() {
        clearTimeout(timer);
        resolve();
      }
      function giveUp() {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new ProblemError('service-unavailable'));
      }
    });
  }
}
