import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Locks } from '../proof/simulation/database/locks.js';
import { Server } from '../proof/simulation/database/server.js';
import type { Outcome, Session } from '../proof/simulation/database/session.js';
import { queryIn, useUnmigratedDatabase } from './support/databases.js';

const database = useUnmigratedDatabase();
const clients: pg.Client[] = [];
let server: Server;

beforeAll(async () => {
  await queryIn(database, 'create table counts (id int primary key, times int not null)');
  await queryIn(database, 'insert into counts select id, 0 from generate_series(1, 5) as id');
  server = await Server.connect(() => {
    const options = '-c deadlock_timeout=1h';
    const client = new pg.Client({ connectionString: database.DATABASE_URL, options });
    clients.push(client);
    return client;
  });
});

afterAll(() => Promise.all(clients.map((client) => client.end())));

/** A transaction, and what its last statement was answered; undefined while it waits. */
class Transaction {
  outcome: Outcome | undefined;
  private readonly session: Session = server.borrow();

  constructor(private readonly locks: Locks) {}

  async ask(text: string): Promise<Transaction> {
    this.outcome = undefined;
    await this.locks.execute(this.session, { text, config: { text } }, (outcome) => {
      this.outcome = outcome;
    });
    return this;
  }

  count(...ids: number[]): Promise<Transaction> {
    return this.ask(`update counts set times = times + 1 where id in (${ids.join()})`);
  }

  end(): Promise<Transaction> {
    return this.ask('ROLLBACK');
  }
}

/** One that holds some rows. */
async function holding(locks: Locks, ...ids: number[]): Promise<Transaction> {
  const transaction = await new Transaction(locks).ask('BEGIN');
  return transaction.count(...ids);
}

const deadlock = { error: expect.objectContaining({ code: '40P01' }) };

describe('a circle of waiting statements', () => {
  it('that the one closes that waits in PostgreSQL, as it goes on to another row, is refused', async () => {
    const locks = new Locks(server);
    const [first, second, third] = await Promise.all([1, 2, 3].map((id) => holding(locks, id)));
    await third?.count(1, 2);
    await second?.count(3);
    expect([second?.outcome, third?.outcome]).toEqual([undefined, undefined]);
    await first?.end();
    expect(third?.outcome).toEqual(deadlock);
    await third?.end();
    expect(second?.outcome).toHaveProperty('result');
    await second?.end();
  });

  it('that one of the others closes, as it is tried again, is refused', async () => {
    const locks = new Locks(server);
    const [first, second, third, fourth] = await Promise.all(
      [1, 2, 3, 4].map((id) => holding(locks, id)),
    );
    const waiting = await holding(locks, 5);
    await waiting.count(4);
    await third?.count(1, 2);
    await second?.count(3);
    await first?.end();
    expect(third?.outcome).toEqual(deadlock);
    await third?.end();
    expect(second?.outcome).toHaveProperty('result');
    for (const one of [second, fourth, waiting]) await one?.end();
  });
});

describe('a statement that takes long', () => {
  it('and waits for no lock is answered, and none behind it is made again', async () => {
    const locks = new Locks(server);
    const slow = await new Transaction(locks).ask('BEGIN');
    await slow.ask('select pg_sleep(0.2)');
    expect(slow.outcome).toHaveProperty('result');
    expect(locks.waited).toBe(0);
    const holder = await holding(locks, 1);
    const waiting = await holding(locks, 2);
    await waiting.count(1);
    await slow.ask('select pg_sleep(0.2)');
    expect(slow.outcome).toHaveProperty('result');
    expect(locks.waited).toBe(1);
    for (const one of [slow, holder, waiting]) await one.end();
  });
});
