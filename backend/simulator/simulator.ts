import { Book } from './book.js';
import { Callbacks } from './callbacks.js';
import { Clock, type Segment } from './clock.js';
import type { Config } from './config.js';
import type { Confusion } from './confusion.js';
import type { FeesStatement } from './fees-statement.js';
import type { EntryLog } from './journal.js';
import { Replies } from './replies.js';
import { Secrets } from './secrets.js';

/** The state of the gateway, restored from its journal. */
export class Simulator {
  readonly clock: Clock;
  readonly book: Book;
  readonly secrets: Secrets;
  readonly callbacks: Callbacks;
  readonly replies = new Replies();
  confusion: Confusion = 'none';
  feesStatement: FeesStatement = 'true';
  /** Whether statuses, as callbacks, say why a transaction failed. */
  statusCodes = false;
  /** Where the answers of calls, which are carried out, send their caller; null when they are answers. */
  redirectTo: string | null = null;

  constructor(
    readonly config: Config,
    private readonly journal: EntryLog,
  ) {
    this.clock = new Clock(journal.entries.filter((entry) => entry.event === 'clock'));
    this.book = new Book(journal, this.clock);
    this.secrets = new Secrets(journal);
    this.callbacks = new Callbacks(this.book, this.clock, config.callbacks);
  }

  /** Changes the speed of the clock from now on, and reschedules the callbacks. */
  async setSpeed(speed: number): Promise<void> {
    await this.apply(this.clock.setSpeed(speed));
  }

  /** Advances the clock by so many seconds; callbacks that are due by then are sent at once. */
  async advance(seconds: number): Promise<void> {
    await this.apply(this.clock.advance(seconds));
  }

  private async apply(segment: Segment): Promise<void> {
    await this.journal.append({ event: 'clock', ...segment });
    this.callbacks.scheduleAll();
  }
}
