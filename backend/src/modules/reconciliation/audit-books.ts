import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { invariants } from './invariants.js';

/** What was found of one invariant: the rows for which it does not hold, as the database gave them. */
export interface Finding {
  name: string;
  violations: Record<string, unknown>[];
}

/** Checks everything that must be true of the books. It reads, and changes nothing. */
@Injectable()
export class AuditBooks {
  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const { name, sql } of invariants(this.clock.now())) {
      findings.push({ name, violations: await this.database.rows(sql) });
    }
    return findings;
  }
}
