import pg from 'pg';
import { real } from '../real.js';
import { statementOf } from './statement.js';

/** What PostgreSQL made of a statement. */
export type Outcome = { result: unknown } | { error: unknown };

/** A query as the product gave it to its driver. */
export interface Query {
  text: string;
  config: pg.QueryConfig;
}

/** A real connection, on behalf of one of the product's. */
export class Session {
  inTransaction = false;

  constructor(private readonly client: pg.Client) {}

  get pid(): number {
    return (this.client as unknown as { processID: number }).processID;
  }

  /** Gives the statement to PostgreSQL. */
  async run({ text, config }: Query): Promise<Outcome> {
    const { name, begins, ends } = statementOf(text);
    try {
      const result = await this.client.query({ ...config, name });
      if (begins) this.inTransaction = true;
      if (ends) this.inTransaction = false;
      return { result };
    } catch (error) {
      // A commit that fails has rolled back.
      if (ends) this.inTransaction = false;
      return { error };
    }
  }

  /** A statement of the simulation's own. */
  async command(text: string): Promise<Outcome> {
    try {
      return { result: await this.client.query(text) };
    } catch (error) {
      return { error };
    }
  }

  /** Leaves the connection as a new one. */
  async reset(): Promise<void> {
    if (this.inTransaction) await this.client.query('ROLLBACK');
    this.inTransaction = false;
  }
}

/** The outcome, or undefined when there is none after so many ms. */
export async function within(ms: number, running: Promise<Outcome>): Promise<Outcome | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = real.setTimeout(() => resolve(undefined), ms);
  });
  const outcome = await Promise.race([running, late]);
  real.clearTimeout(timer);
  return outcome;
}
