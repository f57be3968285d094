import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { currentLife, type Program } from '../programs/program.js';
import type { World } from '../world.js';
import { Connection } from './connection.js';

/** The class that stands in for `pg.Pool`, which the product extends. */
export function simulatedPool(world: World) {
  return class SimulatedPool extends EventEmitter {
    private readonly program: Program;
    private idle: Connection[] = [];
    private readonly busy = new Set<Connection>();
    private waiting: ((connection: Connection) => void)[] = [];

    constructor(readonly options: pg.PoolConfig) {
      super();
      const life = currentLife();
      if (!life) throw new Error('A pool belongs to a program');
      this.program = life.program;
      life.program.onDeath(() => this.abandon());
    }

    connect(): Promise<Connection> {
      const connection = this.take();
      return connection
        ? Promise.resolve(connection)
        : new Promise((resolve) => this.waiting.push(resolve));
    }

    async query(query: string | pg.QueryConfig, values?: unknown[]): Promise<unknown> {
      const connection = await this.connect();
      try {
        return await connection.query(query, values);
      } finally {
        connection.release();
      }
    }

    private take(): Connection | undefined {
      const connection = this.idle.pop() ?? this.open();
      if (connection) this.busy.add(connection);
      return connection;
    }

    private open(): Connection | undefined {
      if (this.busy.size >= (this.options.max ?? 10)) return undefined;
      const connection = new Connection(world, this.program.life, (one) => this.giveBack(one));
      // The product hears of a broken connection by the statement that it breaks.
      connection.on('error', () => undefined);
      return connection;
    }

    private giveBack(connection: Connection): void {
      if (!this.busy.delete(connection)) return;
      if (connection.isUsable) this.idle.push(connection);
      const [next] = this.waiting;
      const free = next && this.take();
      if (!free) return;
      this.waiting.shift();
      next(free);
    }

    private abandon(): void {
      for (const connection of [...this.idle, ...this.busy]) connection.abandon();
      this.idle = [];
      this.busy.clear();
      this.waiting = [];
    }
  };
}
