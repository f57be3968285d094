import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Gateway } from './gateway.js';

/** A program reads its clock's file within so many ms. */
const readIntervalMs = 120;

/** The clocks of the product's programs and of the gateway, which are advanced together. */
export class Clocks {
  private aheadMs = 0;
  private advancing: Promise<void> = Promise.resolve();
  private advances = 0;
  private readonly skews = new Map<string, number>();

  constructor(
    private readonly folder: string,
    programs: readonly string[],
    private readonly gateway: Gateway,
  ) {
    mkdirSync(folder, { recursive: true });
    this.skew(Object.fromEntries(programs.map((name) => [name, 0])));
  }

  /** The simulated time; each program may differ from it by its skew. */
  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** The time by the slowest of the programs' clocks: what is due by it is due for all of them. */
  slowest(): Date {
    return new Date(this.now().getTime() + Math.min(...this.skews.values()));
  }

  fileOf(program: string): string {
    return path.join(this.folder, program);
  }

  /** Sets by how many ms the clocks of programs differ from the common time. */
  skew(skews: Record<string, number>): void {
    for (const [program, ms] of Object.entries(skews)) this.skews.set(program, ms);
    this.write();
  }

  /** Advances every clock, and resolves when all programs have read it. */
  async advance(ms: number): Promise<void> {
    const advanced = this.advanceNow(ms);
    this.advances++;
    this.advancing = Promise.all([this.advancing, advanced]).then(
      () => undefined,
      () => undefined,
    );
    try {
      await advanced;
    } finally {
      this.advances--;
    }
  }

  /** Resolves once no clock is being advanced. */
  async steady(): Promise<void> {
    while (this.advances > 0) await this.advancing;
  }

  private async advanceNow(ms: number): Promise<void> {
    this.aheadMs += Math.round(ms);
    this.write();
    await this.gateway.control({ advance: ms / 1000 });
    await new Promise((resolve) => setTimeout(resolve, readIntervalMs));
  }

  /** By a rename, so that no program reads half a number. */
  private write(): void {
    for (const [program, skew] of this.skews) {
      const file = this.fileOf(program);
      writeFileSync(`${file}.new`, `${this.aheadMs + skew}`);
      renameSync(`${file}.new`, file);
    }
  }
}
