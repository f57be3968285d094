import { ProblemError } from '../../kernel/errors.js';

/** Runs a few tasks at a time; the others wait their turn. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: { running: number; waiting: number }) {}

  /** @throws ProblemError `service-unavailable` when too many wait already */
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
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
