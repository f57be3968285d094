import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long the database may be unavailable before that is a failure of its own, in ms. */
const timeoutMs = 120_000;

/** Errors of a server, or of a connection to it, while it is killed and started again. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
]);

/** The product's database, read without the product. */
export class Database {
  private readonly pool: pg.Pool;

  constructor(readonly url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 5 });
    // Idle connections are cut when the server is killed; the next statement opens another.
    this.pool.on('error', () => undefined);
  }

  /** Repeats the statement while the server is unavailable: it may be executed twice. */
  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return retryWhileUnavailable(async () => (await this.pool.query<Row>(text, values)).rows);
  }

  /** A connection outside of the pool, for what belongs to a session, such as locks. */
  async connect(): Promise<pg.Client> {
    return retryWhileUnavailable(async () => {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    });
  }

  /** Resolves once the server answers. */
  async available(): Promise<void> {
    await this.rows('select');
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/** Whether the server could not be reached, rather than having refused. */
export function isUnavailable(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return unavailableCodes.has(code ?? '') || message.startsWith('Connection terminated');
}
