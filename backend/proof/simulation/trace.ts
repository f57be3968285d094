import { createHash } from 'node:crypto';
import { real } from './real.js';

/** As many characters are added to the hash at once. */
const hashedLength = 50_000;

/** What happens in a history, line by line. Its hash tells whether two histories are the same. */
export class Trace {
  private hash = createHash('sha256');
  /** Lines that are not in the hash yet: a few at once take less time than each by itself. */
  private lines = '';

  /** @param shown whether every line is printed */
  constructor(
    private readonly now: () => number,
    private readonly shown: boolean,
  ) {}

  line(text: string): void {
    const line = `${new real.Date(this.now()).toISOString()} ${text}\n`;
    this.lines += line;
    if (this.lines.length > hashedLength) this.addToHash();
    if (this.shown) process.stdout.write(line);
  }

  /** The hash of all lines since the last call. */
  end(): string {
    this.addToHash();
    const digest = this.hash.digest('hex').slice(0, 16);
    this.hash = createHash('sha256');
    return digest;
  }

  private addToHash(): void {
    this.hash.update(this.lines);
    this.lines = '';
  }
}
