import type pg from 'pg';
import { Session } from './session.js';
import { statementOf } from './statement.js';
import { Tables } from './tables.js';

/** Enough for the pools of all programs, and for connections of the dead that are not given up yet. */
const sessions = 48;

/** The real PostgreSQL, by connections that the simulated ones borrow. */
export class Server {
  /** Statements of the simulation's own that are under way. */
  private underWay = 0;

  private constructor(
    private readonly own: pg.Client,
    private readonly tables: Tables,
    private readonly free: Session[],
  ) {}

  /** Opens all connections at once: to open one takes randomness, which is simulated later. */
  static async connect(makeClient: () => pg.Client): Promise<Server> {
    const clients = Array.from({ length: 2 + sessions }, makeClient);
    await Promise.all(clients.map((client) => client.connect()));
    const [own, emptying, ...others] = clients as [pg.Client, pg.Client, ...pg.Client[]];
    return new Server(
      own,
      await Tables.open(emptying),
      others.map((client) => new Session(client)),
    );
  }

  /** A statement of the simulation's own, outside of simulated time. */
  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    this.underWay++;
    try {
      return (await this.own.query<Row>({ name: statementOf(text).name, text, values })).rows;
    } finally {
      this.underWay--;
    }
  }

  /** @throws Error when an event ends before its own statements: what follows from them would come at any time */
  requireIdle(): void {
    if (this.underWay > 0) throw new Error('A statement is asked outside of any event');
  }

  empty(): Promise<void> {
    return this.tables.empty();
  }

  borrow(): Session {
    const session = this.free.pop();
    if (!session) throw new Error(`More than ${sessions} connections are open at once`);
    return session;
  }

  /** The one that is given back last is borrowed next: few of them plan all statements. */
  giveBack(session: Session): void {
    this.free.push(session);
  }

  /** The sessions whose transactions the session's statement waits for; empty when it does not wait. */
  async blockersOf({ pid }: Session): Promise<number[]> {
    const [row] = await this.rows<{ pids: number[] }>('select pg_blocking_pids($1) as pids', [pid]);
    return row?.pids ?? [];
  }

  /** Whether the session's statement waits for a lock that another transaction holds. */
  async isWaiting(session: Session): Promise<boolean> {
    return (await this.blockersOf(session)).length > 0;
  }

  async cancel({ pid }: Session): Promise<void> {
    await this.rows('select pg_cancel_backend($1)', [pid]);
  }
}
