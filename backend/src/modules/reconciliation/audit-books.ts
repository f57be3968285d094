import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { invariants } from './invariants.js';

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

  /** One statement after the other, each for itself: what one of them meets stops no other. */
  async attempt(): Promise<{ findings: Finding[]; unchecked: Unchecked[] }> {
    const findings: Finding[] = [];
    const unchecked: Unchecked[] = [];
    for (const { name, sql } of invariants(this.clock.now())) {
      try {
        findings.push({ name, violations: await this.database.rowsOfAll(sql) });
      } catch (error) {
        unchecked.push({ name, reason: String(error) });
      }
    }
    return { findings, unchecked };
  }
}
