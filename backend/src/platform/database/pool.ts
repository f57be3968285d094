import { Socket } from 'node:net';
import { parse } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { env } from '../../env.js';
import { answered, failed } from '../monitoring/dependencies.js';
import { connectionString } from './connection-string.js';
import { noticeConnection, secondConnection } from './transaction-connection.js';

const { name } = parse(process.argv[1] ?? 'unknown');

/** `loka-main`, `loka-worker`: whose connection it is, for whoever looks into `pg_stat_activity`. */
const programName = `loka-${name}`;

/**
 * How long PostgreSQL works for a statement, keeps what a transaction holds while nothing is asked of it, and lets a
 * statement wait for what another transaction holds, ms; beyond the last a call is answered 503, to be made again. A person
 * waits for the api; the rounds of a worker and commands may take longer, and reads of whole tables say so themselves
 * (`Sql.longReads`). A transaction is given up by its program after fifteen seconds: the second one is for a program that
 * hangs. They are settings of a session, which PgBouncer would not pass on: behind it the role has them.
 */
const limits = env.DATABASE_DIRECT_URL
  ? {}
  : {
      statement_timeout: name === 'main' ? 20_000 : 120_000,
      idle_in_transaction_session_timeout: 30_000,
      lock_timeout: 10_000,
    };

/**
 * After how long without a word of PostgreSQL, while it is asked something, a connection is given up, ms: more than any
 * statement takes. A machine that is lost with its network says nothing, and the system waits a quarter of an hour for it.
 */
const silenceMs = name === 'main' ? 65_000 : 125_000;

/** The connections of this process to PostgreSQL, `DATABASE_POOL` at most, for Prisma and plain SQL. */
@Injectable()
export class Pool extends pg.Pool implements OnApplicationShutdown {
  constructor() {
    super({
      connectionString: connectionString(env.DATABASE_URL),
      max: env.DATABASE_POOL,
      fallback_application_name: programName,
      stream: givesUpSilence,
      ...limits,
    });
    // An idle connection that breaks is replaced by the next query; unheard, it ends the process.
    this.on('error', (error) => failed('database', error));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Parameters<pg.Pool['connect']>[0]): void;
  override connect(done?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const second = secondConnection();
    if (!done) return second ? Promise.reject(second) : this.connected().then(noticeConnection);
    if (second) {
      done(second, undefined, () => undefined);
    } else {
      super.connect((error, client, release) => {
        this.note(error);
        done(error, client, release);
      });
    }
    return undefined;
  }

  private async connected(): Promise<pg.PoolClient> {
    try {
      const client = await super.connect();
      this.note(undefined);
      return client;
    } catch (error) {
      this.note(error);
      throw error;
    }
  }

  private note(error: unknown): void {
    if (!error) answered('database');
    else if (!this.ending) failed('database', error);
  }

  /** Not `onModuleDestroy`, which Nest calls before it has answered the requests in flight. */
  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}

function givesUpSilence(): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    const error = new Error(`PostgreSQL said nothing for ${silenceMs / 1000} s`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}
