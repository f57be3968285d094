import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';
import { forEachSettled } from './for-each-settled.js';

/** Rows removed by one statement, so that none holds its locks for long. */
const batchSize = 1_000;

/** How long the rows of a table, or files of the storage, are kept; stated by the module that owns them. */
export interface RetentionRule {
  table: string;
  /** Removes at most `limit` rows that are kept no longer at `now`; gives how many it removed. */
  remove(now: Date, limit: number): Promise<number>;
}

/** Removes what is kept no longer, table by table. Modules register their rules when they start. */
@Injectable()
export class Retention {
  private readonly rules: RetentionRule[] = [];

  constructor(private readonly clock: Clock) {}

  register(rule: RetentionRule): void {
    this.rules.push(rule);
  }

  async removeExpired(): Promise<void> {
    const now = this.clock.now();
    const named = this.rules.map((rule) => ({ id: rule.table, rule }));
    await forEachSettled(named, ({ rule }) => inBatches((limit) => rule.remove(now, limit)));
  }
}

async function inBatches(remove: (limit: number) => Promise<number>): Promise<void> {
  let removed: number;
  do {
    removed = await remove(batchSize);
  } while (removed === batchSize);
}
