import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { type LongRead, Sql } from '../../platform/database/sql.js';
import type { Invariant } from './invariants/invariant.js';
import { invariants } from './invariants.js';
import type { Screening } from './screenings/screening.js';
import { screenings } from './screenings.js';

/** How many statements run at the same time, each on a connection and at most one processor. */
const atOnce = 2;

/** What was found of one invariant: the rows for which it does not hold, as the database gave them. */
export interface Finding {
  name: string;
  violations: Record<string, unknown>[];
}

/** An invariant of which nothing is known, and why. */
export interface Unchecked {
  name: string;
  reason: string;
}

/** Checks everything that must be true of the books. It reads, and changes nothing. */
@Injectable()
export class AuditBooks {
  private readonly logger = new Logger(AuditBooks.name);

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  /** @throws Error when one of them cannot be checked */
  async execute(): Promise<Finding[]> {
    const { findings, unchecked } = await this.attempt();
    const [first] = unchecked;
    if (first) throw new Error(`Not checked: ${first.name}. ${first.reason}`);
    return findings;
  }

  /**
   * Each statement for itself: what one of them meets stops no other. An invariant is not looked at by
   * itself when all the screenings of it find nothing amiss. Each is of the time at which it is looked at: what
   * was written since the first of them is neither late nor set too far ahead.
   */
  async attempt(): Promise<{ findings: Finding[]; unchecked: Unchecked[] }> {
    const all = [...invariants(this.clock.now()).entries()];
    const screened = new Set(screenings.flatMap(({ names }) => names));
    const suspected = new Set<string>();
    const results: (Finding | Unchecked)[] = all.map(([, { name }]) => ({ name, violations: [] }));
    const screen = (screening: Screening) => async (read: LongRead) => {
      for (const name of await this.suspects(screening, read)) suspected.add(name);
    };
    const look =
      ([place, invariant]: [number, Invariant]) =>
      async (read: LongRead) => {
        results[place] = await check(invariants(this.clock.now())[place] ?? invariant, read);
      };
    const unscreened = all.filter(([, { name }]) => !screened.has(name));
    await this.inTurn([...screenings.map(screen), ...unscreened.map(look)]);
    await this.inTurn(all.filter(([, { name }]) => suspected.has(name)).map(look));
    return {
      findings: results.filter((result) => 'violations' in result),
      unchecked: results.filter((result) => 'reason' in result),
    };
  }

  /** One after the other, on whichever connection is free. */
  private async inTurn(reads: ((read: LongRead) => Promise<void>)[]): Promise<void> {
    const waiting = reads.values();
    const readOn = async (read: LongRead) => {
      for (const next of waiting) await next(read);
    };
    const onConnection = () => this.database.longReads(readOn);
    await Promise.all(Array.from({ length: Math.min(atOnce, reads.length) }, onConnection));
  }

  /** The invariants that may not hold; all of the screening's when it fails. */
  private async suspects({ names, sql }: Screening, read: LongRead): Promise<string[]> {
    try {
      return (await read<{ name: string }>(sql)).map(({ name }) => name);
    } catch (error) {
      this.logger.warn(`Not screened: ${names.join('; ')}. ${String(error)}`);
      return names;
    }
  }
}

async function check({ name, sql }: Invariant, read: LongRead): Promise<Finding | Unchecked> {
  try {
    return { name, violations: await read(sql) };
  } catch (error) {
    return { name, reason: String(error) };
  }
}
