/** Draws by lot that are the same for the same seed. */
export class Random {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = seeded(seed);
  }

  /** In [0, 1). */
  share(): number {
    return this.next();
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from 0 up to `count`, without it. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** A number in [least, most). */
  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** A place in a list of `count`, drawn the more often the nearer to its beginning. */
  skewed(count: number, exponent: number): number {
    return Math.floor(this.next() ** exponent * count);
  }

  /** Around a median, a few of them far above it; `spread` is that of its logarithm. */
  logNormal(median: number, spread: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return median * Math.exp(spread * radius * Math.cos(2 * Math.PI * this.next()));
  }

  hex(digits: number): string {
    let text = '';
    while (text.length < digits)
      text += this.below(2 ** 32)
        .toString(16)
        .padStart(8, '0');
    return text.slice(0, digits);
  }

  /** A UUID of version 4. */
  uuid(): string {
    const hex = this.hex(32);
    return format(`${hex.slice(0, 12)}4${hex.slice(13, 16)}${this.variant()}${hex.slice(17)}`);
  }

  /** A UUID of version 7, which sorts by its instant. */
  uuidAt(instant: Date): string {
    const time = instant.getTime().toString(16).padStart(12, '0');
    const hex = this.hex(18);
    return format(`${time}7${hex.slice(0, 3)}${this.variant()}${hex.slice(3)}`);
  }

  private variant(): string {
    return (8 + this.below(4)).toString(16);
  }
}

/** Values, each drawn as often as its weight says. */
export class Lottery<T> {
  private readonly limits: number[] = [];
  private total = 0;

  constructor(private readonly tickets: readonly (readonly [value: T, weight: number])[]) {
    for (const [, weight] of tickets) {
      this.total += weight;
      this.limits.push(this.total);
    }
  }

  draw(random: Random): T {
    const drawn = random.share() * this.total;
    const index = this.limits.findIndex((limit) => drawn < limit);
    return (this.tickets.at(index) as readonly [T, number])[0];
  }
}

function format(hex: string): string {
  return [8, 13, 18, 23].reduce((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}

/** A repeatable stream of numbers in [0, 1) (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
