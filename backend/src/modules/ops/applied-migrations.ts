import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { failed, isAway } from '../../platform/monitoring/dependencies.js';
import { reasonOf } from '../../platform/monitoring/reason-of.js';
import { within } from '../../platform/monitoring/within.js';

const undefinedTable = '42P01';
/** A database that takes longer is treated as one that is away. */
const timeoutMs = 3_000;

export interface MigrationState {
  database: 'up' | 'down';
  /** Nobody knows while the database does not answer. */
  migrations: 'applied' | 'missing' | 'unknown';
}

/** Whether the database answers, and has all migrations of this release. */
@Injectable()
export class AppliedMigrations {
  private readonly logger = new Logger(AppliedMigrations.name);
  private readonly wanted = readMigrations();

  constructor(private readonly sql: Sql) {}

  async state(): Promise<MigrationState> {
    const applied = await within(timeoutMs, this.names()).catch((error: unknown) => {
      failed('database', error);
      return null;
    });
    if (!applied) return { database: 'down', migrations: 'unknown' };
    const missing = (await this.wanted).filter((name) => !applied.has(name));
    return { database: 'up', migrations: missing.length > 0 ? 'missing' : 'applied' };
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
}

/** Every folder of `prisma/migrations` is one. */
async function readMigrations(): Promise<string[]> {
  const entries = await readdir(path.resolve('prisma/migrations'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
