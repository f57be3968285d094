import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { Draining } from '../../platform/http/draining.js';
import { QueueConnection } from '../../platform/queues/queue-connection.js';
import { StorageProbe } from './storage-probe.js';

export interface Readiness {
  /** `unavailable` is the only one that is answered by 503. */
  status: 'ready' | 'degraded' | 'unavailable';
  database: 'up' | 'down';
  migrations: 'applied' | 'missing';
  redis: 'up' | 'down';
  storage: 'up' | 'down';
  /** Told to stop: it still answers, and wants no more. */
  draining: boolean;
}

/**
 * Whether this process can serve. Without Redis it can: the workers' schedules find what is due. Without
 * the storage all but pictures and papers is there.
 */
@Injectable()
export class ReadinessQuery {
  private readonly logger = new Logger(ReadinessQuery.name);
  private readonly wanted = readMigrations();

  constructor(
    private readonly sql: Sql,
    private readonly redis: QueueConnection,
    private readonly storage: StorageProbe,
    private readonly drain: Draining,
  ) {}

  async execute(): Promise<Readiness> {
    const [applied, storage] = await Promise.all([this.appliedMigrations(), this.storage.state()]);
    const missing = (await this.wanted).filter((name) => !applied?.has(name));
    const redis = this.redis.ready ? 'up' : 'down';
    const draining = this.drain.isUnderWay;
    const works = redis === 'up' && storage === 'up' ? 'ready' : 'degraded';
    return {
      status: missing.length > 0 || draining ? 'unavailable' : works,
      database: applied ? 'up' : 'down',
      migrations: missing.length > 0 ? 'missing' : 'applied',
      redis,
      storage,
      draining,
    };
  }

  /** Names of the migrations the database has; null when it does not answer. */
  private async appliedMigrations(): Promise<Set<string> | null> {
    try {
      const rows = await this.sql.rows<{ migration_name: string }>(
        Prisma.sql`select migration_name from _prisma_migrations where finished_at is not null`,
      );
      return new Set(rows.map((row) => row.migration_name));
    } catch (error) {
      const { code } = error as { code?: string };
      const undefinedTable = '42P01';
      if (code === undefinedTable) return new Set();
      this.logger.warn(`The database does not answer: ${String(error)}`);
      return null;
    }
  }
}

/** Every folder of `prisma/migrations` is one. */
async function readMigrations(): Promise<string[]> {
  const entries = await readdir(path.resolve('prisma/migrations'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
