import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Gateway } from './gateway.js';

/** A program's clock follows its file this much later, in ms. */
const followsAfterMs = 120;

/** The clocks of the product's programs and of the gateway, which are moved together. */
export class Clocks {
  private shiftMs = 0;
  private readonly skews = new Map<string, number>();

  constructor(
    private readonly folder: string,
    programs: readonly string[],
    private readonly gateway: Gateway,
  ) {
    mkdirSync(folder, { recursive: true });
    this.skew(Object.fromEntries(programs.map((name) => [name, 0])));
  }

  /** The time it is for the product, whose programs may be a little off it. */
  now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  fileOf(program: string): string {
    return path.join(this.folder, program);
  }

  /** Puts programs off the common time by so many ms each. */
  skew(skews: Record<string, number>): void {
    for (const [program, ms] of Object.entries(skews)) this.skews.set(program, ms);
    this.write();
  }

  /** Moves every clock ahead, and returns when all have followed. */
  async advance(ms: number): Promise<void> {
    this.shiftMs += Math.round(ms);
    this.write();
    await this.gateway.control({ advance: ms / 1000 });
    await new Promise((resolve) => setTimeout(resolve, followsAfterMs));
  }

  /** In one move, so that nobody reads half a number. */
  private write(): void {
    for (const [program, skew] of this.skews) {
      const file = this.fileOf(program);
      writeFileSync(`${file}.new`, `${this.shiftMs + skew}`);
      renameSync(`${file}.new`, file);
    }
  }
}
