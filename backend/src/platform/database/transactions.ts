import { Injectable, Logger } from '@nestjs/common';
import { asProblemError, isRetryable } from './database-errors.js';
import { Db, type Tx } from './prisma.js';

/** Registers what is announced once the transaction is in the database, and only then. */
export type AfterCommit = (announce: () => unknown) => void;

const attempts = 4;

/**
 * One use case, one transaction. A conflict between two transactions (deadlock, serialization) is
 * tried again, at most three times, then refused as `service-unavailable`; a broken guard of the
 * database becomes the error of the catalogue that it stands for.
 */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);

  constructor(private readonly db: Db) {}

  async run<T>(work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const announcements: (() => unknown)[] = [];
      try {
        const result = await this.db.$transaction((tx) => work(tx, (a) => announcements.push(a)), {
          maxWait: 10_000,
          timeout: 15_000,
        });
        this.announce(announcements);
        return result;
      } catch (error) {
        if (attempt >= attempts || !isRetryable(error)) throw asProblemError(error);
        await new Promise((resolve) => setTimeout(resolve, 10 * attempt * Math.random()));
      }
    }
  }

  /** What was committed stands, whatever happens to its announcement: a schedule finds it again. */
  private announce(announcements: (() => unknown)[]): void {
    for (const announce of announcements) {
      Promise.resolve()
        .then(announce)
        .catch((error: unknown) => this.logger.warn(`Announcement lost: ${String(error)}`));
    }
  }
}
