import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { type LongRead, Sql } from '../../platform/database/sql.js';
import type { Invariant } from './invariants/invariant.js';
import { invariants } from './invariants.js';

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

  /** Each statement for itself: what one of them meets stops no other. */
  async attempt(): Promise<{ findings: Finding[]; unchecked: Unchecked[] }> {
    const all = invariants(this.clock.now());
    const results: (Finding | Unchecked)[] = [];
    const waiting = all.entries();
    const checkInTurn = async (read: LongRead) => {
      for (const [place, invariant] of waiting) results[place] = await check(invariant, read);
    };
    const onConnection = () => this.database.longReads(checkInTurn);
    await Promise.all(Array.from({ length: atOnce }, onConnection));
    return {
      findings: results.filter((result) => 'violations' in result),
      unchecked: results.filter((result) => 'reason' in result),
    };
  }
}

async function check({ name, sql }: Invariant, read: LongRead): Promise<Finding | Unchecked> {
  try {
    return { name, violations: await read(sql) };
  } catch (error) {
    return { name, reason: String(error) };
  }
}
