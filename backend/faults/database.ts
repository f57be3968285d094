import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long the database may be away before that is a failure of its own. */
const patienceMs = 30_000;

/** What PostgreSQL, or the road to it, says while it is being killed and started again. */
const away = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08006']);

/** The product's database, read past the product. */
export class Database {
  private readonly pool: pg.Pool;

  constructor(readonly url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 5 });
    // Idle connections are cut when the server is killed; the next statement opens another.
    this.pool.on('error', () => undefined);
  }

  /** Asks again while the server is away, so that a statement may be executed twice. */
  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return onceBack(async () => (await this.pool.query<Row>(text, values)).rows);
  }

  /** A connection of one's own, for what is held by it. */
  async connect(): Promise<pg.Client> {
    return onceBack(async () => {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    });
  }

  /** Resolves once the server answers. */
  async answering(): Promise<void> {
    await this.rows('select');
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

/** Tries again while the server is away. */
async function onceBack<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/** Whether the server could not be asked, rather than having refused. */
export function isAway(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return away.has(code ?? '') || message.startsWith('Connection terminated');
}
