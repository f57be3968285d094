import pg from 'pg';
import { real } from '../real.js';

/** What PostgreSQL made of a statement. */
export type Outcome = { result: unknown } | { error: unknown };

/** How long a statement may take before it is looked up among those that wait for a lock, in ms. */
const patienceMs = 2;

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
    try {
      const result = await this.client.query({ ...config, name: nameOf(text) });
      if (/^begin\b/i.test(text)) this.inTransaction = true;
      if (endsTransaction(text)) this.inTransaction = false;
      return { result };
    } catch (error) {
      // A commit that fails has rolled back.
      if (endsTransaction(text)) this.inTransaction = false;
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

const names = new Map<string, string>();

/** A statement with a name is planned once for each connection: a third less work for PostgreSQL. */
export function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

export function isRollback(text: string): boolean {
  return /^rollback$/i.test(text);
}

export function endsTransaction(text: string): boolean {
  return text === 'COMMIT' || isRollback(text);
}

/** The outcome, or undefined when there is none after a moment. */
export async function withinPatience(running: Promise<Outcome>): Promise<Outcome | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = real.setTimeout(() => resolve(undefined), patienceMs);
  });
  const outcome = await Promise.race([running, late]);
  real.clearTimeout(timer);
  return outcome;
}
