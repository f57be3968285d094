import { createHash } from 'node:crypto';

/** A stream of random numbers that its seed fixes (sfc32). */
export class Chance {
  private readonly state: Uint32Array;

  constructor(seed: string) {
    const digest = createHash('sha256').update(seed).digest();
    this.state = Uint32Array.from({ length: 4 }, (_, index) => digest.readUInt32LE(index * 4));
  }

  /** At least 0, below 1. */
  next(): number {
    return this.word() / 2 ** 32;
  }

  /** A whole number, both ends included. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('There is nothing to pick from');
    return list[this.integer(0, list.length - 1)] as T;
  }

  fill(bytes: Uint8Array): void {
    for (let index = 0; index < bytes.length; index++) bytes[index] = this.word() & 0xff;
  }

  private word(): number {
    const { state } = this;
    const [a = 0, b = 0, c = 0, counter = 0] = state;
    const result = (a + b + counter) >>> 0;
    state[3] = counter + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + result;
    return result;
  }
}
