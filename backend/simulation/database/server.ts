import type pg from 'pg';
import { nameOf, Session } from './session.js';

/** Enough for the pools of all programs, and for connections of the dead that are not given up yet. */
const sessions = 48;

/** The real PostgreSQL, by connections that the simulated ones borrow. */
export class Server {
  private tables: string[] | undefined;

  private constructor(
    private readonly own: pg.Client,
    private readonly free: Session[],
  ) {}

  /** Opens all connections at once: to open one takes randomness, which is simulated later. */
  static async connect(makeClient: () => pg.Client): Promise<Server> {
    const clients = Array.from({ length: 1 + sessions }, makeClient);
    await Promise.all(clients.map((client) => client.connect()));
    const [own, ...others] = clients as [pg.Client, ...pg.Client[]];
    return new Server(
      own,
      others.map((client) => new Session(client)),
    );
  }

  /** A statement of the simulation's own, outside of simulated time. */
  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.own.query<Row>({ name: nameOf(text), text, values })).rows;
  }

  /** Empties all tables but those that migrations fill. Not by TRUNCATE: it has every connection plan all its statements anew. */
  async empty(): Promise<void> {
    this.tables ??= (
      await this.rows<{ name: string }>(`
        select quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' and tablename not in
          ('_prisma_migrations', 'cities', 'quartiers')
        order by tablename`)
    ).map(({ name }) => name);
    // Guards of what may only be added to refuse it otherwise.
    await this.own.query(`set session_replication_role = replica;
      ${this.tables.map((table) => `delete from ${table};`).join('\n')}
      set session_replication_role = origin`);
  }

  borrow(): Session {
    const session = this.free.pop();
    if (!session) throw new Error(`More than ${sessions} connections are open at once`);
    return session;
  }

  async giveBack(session: Session): Promise<void> {
    await session.reset();
    this.free.push(session);
  }

  /** Whether the session's statement waits for a lock that another transaction holds. */
  async isWaiting({ pid }: Session): Promise<boolean> {
    const rows = await this.rows('select from pg_locks where pid = $1 and not granted limit 1', [
      pid,
    ]);
    return rows.length > 0;
  }

  /** The sessions whose transactions the session's statement waits for. */
  async blockersOf({ pid }: Session): Promise<number[]> {
    const [row] = await this.rows<{ pids: number[] }>('select pg_blocking_pids($1) as pids', [pid]);
    return row?.pids ?? [];
  }

  async cancel({ pid }: Session): Promise<void> {
    await this.rows('select pg_cancel_backend($1)', [pid]);
  }
}
