import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { env } from '../../env.js';
import type { Prisma } from './generated/client.js';
import { plainSql } from './plain-sql.js';

type Tx = Prisma.TransactionClient;

/** A transaction that begins, with its connection until it has ended. */
interface Opening {
  connection?: pg.PoolClient | undefined;
}

const openings = new AsyncLocalStorage<Opening>();

/**
 * Begins a transaction of Prisma, whose plain SQL goes straight to the driver: through Prisma a statement
 * costs four times as much.
 *
 * @param begin is given what makes the transaction one with plain SQL
 */
export function withConnection<T>(begin: (opened: (tx: Tx) => Tx) => Promise<T>): Promise<T> {
  const second = secondConnection();
  if (second) return Promise.reject(second);
  const opening: Opening = {};
  return openings.run(opening, () => begin((tx) => withPlainSql(tx, opening)));
}

/**
 * The mistake of asking for a connection inside of a transaction, which has one: as many at once as there
 * are connections would wait for each other until they are given up. Only tests are told: elsewhere it
 * goes well most of the time.
 */
export function secondConnection(): Error | null {
  if (env.NODE_ENV !== 'test' || !openings.getStore()?.connection) return null;
  return new Error('A transaction asks for a second connection: give it the first one (`tx`)');
}

/** Notices the first connection that a transaction takes: its own, until it has ended. */
export function noticeConnection(connection: pg.PoolClient): pg.PoolClient {
  const opening = openings.getStore();
  if (!opening || 'connection' in opening) return connection;
  opening.connection = connection;
  const { release } = connection;
  const readmit = refuseAfterEnd(connection);
  connection.release = (error) => {
    opening.connection = undefined;
    connection.release = release;
    readmit();
    release.call(connection, error);
  };
  return connection;
}

/**
 * Refuses what a transaction asks of its connection after its end. At its time limit Prisma asks for the end
 * while a statement may still wait for a lock: the driver keeps it until that one is answered, and so what the
 * use case asks next would come after it, and be committed alone.
 *
 * @returns what lets the connection be used again
 */
function refuseAfterEnd(connection: pg.PoolClient): () => void {
  const { query } = connection;
  let hasEnded = false;
  const guarded = (statement: string | pg.QueryConfig, ...rest: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    if (hasEnded) return Promise.reject(closed());
    hasEnded = text === 'COMMIT' || text === 'ROLLBACK';
    return Reflect.apply(query, connection, [statement, ...rest]);
  };
  connection.query = guarded as typeof query;
  return () => {
    connection.query = query;
  };
}

/** As Prisma says it of its own statements; it hands this one on where it has sent the statement itself. */
const closed = () => Object.assign(new Error('The transaction has ended'), { code: 'P2028' });

function withPlainSql(tx: Tx, opening: Opening): Tx {
  const plain = plainSql(async (statement) => {
    // Prisma has ended it at its time limit: the connection may be another's.
    if (!opening.connection) throw closed();
    return opening.connection.query(statement);
  });
  return Object.create(tx, {
    $queryRaw: { value: plain.$queryRaw },
    $executeRaw: { value: plain.$executeRaw },
  }) as Tx;
}
