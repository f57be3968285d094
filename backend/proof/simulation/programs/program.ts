import { AsyncLocalStorage } from 'node:async_hooks';

/** One run of a program, from its start to its death. What the dead began is never answered. */
export interface Life {
  readonly program: Program;
  readonly number: number;
  alive: boolean;
}

/** A program of the product: an API or a worker, which dies and starts again. */
export class Program {
  life: Life = { program: this, number: 0, alive: false };
  /** ms by which its clock is ahead of the others', or behind. */
  skewMs = 0;
  private readonly always: (() => void)[] = [];
  private once = new Set<() => void>();

  constructor(readonly name: string) {}

  /** Has `listener` called at every death. */
  onDeath(listener: () => void): void {
    this.always.push(listener);
  }

  /** Has `listener` called at the next death, until the function that is returned is called. */
  onNextDeath(listener: () => void): () => void {
    this.once.add(listener);
    return () => this.once.delete(listener);
  }

  /** @param number of this life in the history */
  start(number = this.life.number + 1): void {
    this.life = { program: this, number, alive: true };
  }

  die(): void {
    const { life } = this;
    if (!life.alive) return;
    life.alive = false;
    const { once } = this;
    this.once = new Set();
    for (const listener of [...this.always, ...once]) listener();
  }

  /** Begins something inside of the program: what follows from it is the program's, for this life. */
  enter<T>(work: () => T): T {
    return lives.run(this.life, work);
  }
}

const lives = new AsyncLocalStorage<Life>();

/** Whose code is running now; undefined outside of the product. */
export function currentLife(): Life | undefined {
  return lives.getStore();
}
