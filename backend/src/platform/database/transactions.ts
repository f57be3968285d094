import { Injectable, Logger } from '@nestjs/common';
import { asProblemError, isRetryable } from './database-errors.js';
import { MemberTurns } from './member-turns.js';
import { Db, type Tx } from './prisma.js';
import { withConnection } from './transaction-connection.js';

/** Registers what is announced once the transaction is in the database, and only then. */
export type AfterCommit = (announce: () => unknown) => void;

const attempts = 6;
const firstPauseMs = 50;
const limits = { maxWait: 10_000, timeout: 15_000 };

/**
 * One use case, one transaction. A conflict between two transactions (deadlock, serialization) is
 * tried again, at most five times, each after a longer pause; then refused as `service-unavailable`,
 * with nothing done: the call can be made again. A broken guard of the database becomes the error of
 * the catalogue that it stands for.
 */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);
  private readonly turns = new MemberTurns();

  constructor(private readonly db: Db) {}

  async run<T>(work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const announcements: (() => unknown)[] = [];
      try {
        const result = await this.turns.run(() =>
          withConnection((opened) =>
            this.db.$transaction((tx) => work(opened(tx), (a) => announcements.push(a)), limits),
          ),
        );
        this.announce(announcements);
        return result;
      } catch (error) {
        if (attempt >= attempts || !isRetryable(error)) throw asProblemError(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs(attempt)));
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

/** Twice as long each time, and half of it by chance: those who met once do not meet again. */
function pauseMs(attempt: number): number {
  const longest = firstPauseMs * 2 ** (attempt - 1);
  return (longest * (1 + Math.random())) / 2;
}
