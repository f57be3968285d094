import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { isAway } from '../../platform/monitoring/dependencies.js';
import { reasonOf } from '../../platform/monitoring/reason-of.js';

const undefinedTable = '42P01';
/** A database that takes longer is treated as one that is away. */
const timeoutMs = 3_000;

/** Whether the database answers, and has all migrations of this release. */
@Injectable()
export class AppliedMigrations {
  private readonly logger = new Logger(AppliedMigrations.name);
  private readonly wanted = readMigrations();

  constructor(private readonly sql: Sql) {}

  async state(): Promise<{ database: 'up' | 'down'; migrations: 'applied' | 'missing' }> {
    const applied = await Promise.race([this.names(), this.tooLate()]);
    const missing = (await this.wanted).filter((name) => !applied?.has(name));
    return {
      database: applied ? 'up' : 'down',
      migrations: missing.length > 0 ? 'missing' : 'applied',
    };
  }

  /** Null when the database does not answer. */
  private async names(): Promise<Set<string> | null> {
    try {
      const rows = await this.sql.rows<{ migration_name: string }>(
        Prisma.sql`select migration_name from _prisma_migrations where finished_at is not null`,
      );
      return new Set(rows.map((row) => row.migration_name));
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === undefinedTable) return new Set();
      // That it is away is said once, where it was noticed.
      if (!isAway('database')) this.logger.warn(`Migrations not read: ${reasonOf(error)}`);
      return null;
    }
  }

  private async tooLate(): Promise<null> {
    await sleep(timeoutMs, undefined, { ref: false });
    return null;
  }
}

/** Every folder of `prisma/migrations` is one. */
async function readMigrations(): Promise<string[]> {
  const entries = await readdir(path.resolve('prisma/migrations'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
