import { createHash } from 'node:crypto';
import { real } from './real.js';

/** What happens in a history, line by line. Its hash tells whether two histories are the same. */
export class Trace {
  private hash = createHash('sha256');

  /** @param shown whether every line is printed */
  constructor(
    private readonly now: () => number,
    private readonly shown: boolean,
  ) {}

  line(text: string): void {
    const line = `${new real.Date(this.now()).toISOString()} ${text}`;
    this.hash.update(line).update('\n');
    if (this.shown) process.stdout.write(`${line}\n`);
  }

  /** The hash of all lines since the last call. */
  end(): string {
    const digest = this.hash.digest('hex').slice(0, 16);
    this.hash = createHash('sha256');
    return digest;
  }
}
