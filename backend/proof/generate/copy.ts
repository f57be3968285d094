import pg from 'pg';
import { type Cell, lineOf, type Rows } from './rows.js';

/** Characters that wait in memory before they are sent. */
const enough = 8_000_000;

interface Waiting {
  columns: string[];
  lines: string[];
}

/** Rows on their way into the tables of a database, sent by COPY whenever enough of them wait. */
export class Copy implements Rows {
  private readonly waiting = new Map<string, Waiting>();
  private size = 0;

  constructor(private readonly client: pg.Client) {}

  add(table: string, row: Record<string, Cell>): void {
    const waiting = this.waiting.get(table) ?? { columns: Object.keys(row), lines: [] };
    this.waiting.set(table, waiting);
    const line = lineOf(row);
    waiting.lines.push(line);
    this.size += line.length;
  }

  get isFull(): boolean {
    return this.size >= enough;
  }

  /** Sends all that waits. */
  async flush(): Promise<void> {
    for (const [table, { columns, lines }] of this.waiting) {
      const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const statement = `copy ${pg.escapeIdentifier(table)} (${names}) from stdin`;
      await this.send(statement, lines.join(''));
    }
    this.waiting.clear();
    this.size = 0;
  }

  private send(statement: string, text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined) => (error ? reject(error) : resolve());
      this.client.query(new CopyQuery(statement, text, done));
    });
  }
}

/** What a connection of `pg` offers for COPY; its types leave it out. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A COPY that answers the server's call for the data, as `pg` lets a query do. */
class CopyQuery extends pg.Query {
  constructor(
    statement: string,
    private readonly data: string,
    done: (error: Error | undefined) => void,
  ) {
    super(statement, done);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.data));
    connection.endCopyFrom();
  }
}
