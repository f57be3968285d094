import path from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { env } from '../../env.js';
import { noticeConnection, secondConnection } from './transaction-connection.js';

/** `loka-main`, `loka-worker`: whose connection it is, for whoever looks into `pg_stat_activity`. */
const programName = `loka-${path.parse(process.argv[1] ?? 'unknown').name}`;

/** The connections of this process to PostgreSQL, `DATABASE_POOL` at most, for Prisma and plain SQL. */
@Injectable()
export class Pool extends pg.Pool implements OnApplicationShutdown {
  constructor() {
    super({
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL,
      fallback_application_name: programName,
    });
    const logger = new Logger(Pool.name);
    // An idle connection that breaks is replaced by the next query; unheard, it ends the process.
    this.on('error', (error) => logger.warn(`PostgreSQL: ${error.message}`));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Parameters<pg.Pool['connect']>[0]): void;
  override connect(done?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const second = secondConnection();
    if (!done) return second ? Promise.reject(second) : super.connect().then(noticeConnection);
    if (second) done(second, undefined, () => undefined);
    else super.connect(done);
    return undefined;
  }

  /** Not `onModuleDestroy`, which Nest calls before it has answered the requests in flight. */
  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}
