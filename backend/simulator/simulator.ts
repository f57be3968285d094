import { Book } from './book.js';
import { Callbacks } from './callbacks.js';
import { Clock } from './clock.js';
import type { Config } from './config.js';
import type { Journal } from './journal.js';
import { Secrets } from './secrets.js';

/** Everything the gateway remembers, folded from its journal. */
export class Simulator {
  readonly clock: Clock;
  readonly book: Book;
  readonly secrets: Secrets;
  readonly callbacks: Callbacks;

  constructor(
    readonly config: Config,
    private readonly journal: Journal,
  ) {
    this.clock = new Clock(journal.entries.filter((entry) => entry.event === 'clock'));
    this.book = new Book(journal, this.clock);
    this.secrets = new Secrets(journal);
    this.callbacks = new Callbacks(this.book, this.clock, config.callbacks);
  }

  /** Changes the clock's factor from now on; callbacks still owed follow it. */
  async setSpeed(speed: number): Promise<void> {
    const segment = this.clock.setSpeed(speed);
    await this.journal.append({ event: 'clock', ...segment });
    this.callbacks.arm();
  }
}
