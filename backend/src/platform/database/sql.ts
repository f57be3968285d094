import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { env } from '../../env.js';

/** A statement under construction: its text with numbered places, and what goes there. */
export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * The public reads that everybody waits for, as plain SQL: three times as fast as through the ORM.
 * Values never enter the text.
 */
@Injectable()
export class Sql implements OnModuleDestroy {
  private readonly logger = new Logger(Sql.name);
  private readonly pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
  });

  constructor() {
    // An idle connection that breaks is replaced by the next query; unheard, it ends the process.
    this.pool.on('error', (error) => this.logger.warn(`PostgreSQL: ${error.message}`));
  }

  async rows<Row extends object>({ text, values }: Statement): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(text, values);
    return rows;
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
  }
}

/** Tags a statement: `` sql`select … where id = ${id}` ``; statements nest. */
export function sql(texts: TemplateStringsArray, ...parts: unknown[]): Statement {
  const statement: Statement = { text: texts[0] ?? '', values: [] };
  parts.forEach((part, index) => {
    append(statement, part);
    statement.text += texts[index + 1];
  });
  return statement;
}

/** Joins conditions; none is true. */
export function and(conditions: Statement[]): Statement {
  return conditions.reduce((all, one) => sql`${all} and ${one}`, sql`true`);
}

function append(statement: Statement, part: unknown): void {
  if (!isStatement(part)) {
    statement.values.push(part);
    statement.text += `$${statement.values.length}`;
    return;
  }
  const shift = statement.values.length;
  statement.text += part.text.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + shift}`);
  statement.values.push(...part.values);
}

function isStatement(part: unknown): part is Statement {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part;
}
