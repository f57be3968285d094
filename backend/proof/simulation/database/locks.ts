import type { Server } from './server.js';
import { type Outcome, type Query, type Session, within } from './session.js';
import { statementOf } from './statement.js';

/** A statement that waits for a lock. */
interface Waiting {
  session: Session;
  query: Query;
  answer: (outcome: Outcome) => void;
  /** The processes of PostgreSQL whose transactions it waited for when it was last tried. */
  blockers: number[];
}

/** As PostgreSQL refuses the statement that closes a circle of waiting transactions. */
const refuseAsDeadlock =
  "do $$ begin raise exception using errcode = '40P01', message = 'deadlock detected'; end $$";

const savepoint = 'waiting';

/** How long a statement may take before it is looked up whether it waits for a lock, in ms. */
const patienceMs = 2;

/**
 * Makes the waiting of statements deterministic. PostgreSQL promises no order among several that
 * wait for the same row: so one alone really waits, and the others are cancelled, back to a
 * savepoint, and made again in their order after each end of a transaction.
 */
export class Locks {
  /** The one that waits in PostgreSQL. */
  private first: (Waiting & { running: Promise<Outcome> }) | undefined;
  private others: Waiting[] = [];
  /** Those of the others whose turn to be tried again is still to come. */
  private untried: Waiting[] = [];
  /** The processes of PostgreSQL whose transactions ended since the others were tried. */
  private ended = new Set<number>();
  /** How many statements have waited. */
  waited = 0;
  deadlocks = 0;

  constructor(private readonly server: Server) {}

  /**
   * Executes a statement, and what its end lets go on.
   *
   * @param answer is called with its outcome: before this resolves, unless the statement waits
   */
  async execute(session: Session, query: Query, answer: Waiting['answer']): Promise<void> {
    await this.attempt({ session, query, answer, blockers: [] });
    await this.advance();
  }

  /** Rolls back the transaction of a connection whose client is gone, whatever it is doing. */
  async abandon(session: Session): Promise<void> {
    this.others = this.others.filter((one) => one.session !== session);
    if (this.first?.session === session) {
      const { running } = this.first;
      this.first = undefined;
      await this.server.cancel(session);
      await running;
    }
    await session.reset();
    this.server.giveBack(session);
    this.ended.add(session.pid);
    await this.advance();
  }

  isWaiting(session: Session): boolean {
    return this.first?.session === session || this.others.some((one) => one.session === session);
  }

  private async attempt(waiting: Waiting): Promise<void> {
    if (this.first) return this.attemptBehind(waiting);
    const { session, query } = waiting;
    const wasInTransaction = session.inTransaction;
    const running = session.run(query);
    const outcome = await this.finished(session, running);
    if (!outcome) {
      this.waited++;
      this.first = { ...waiting, running, blockers: [] };
      return this.refuseFirstInCircle();
    }
    waiting.answer(outcome);
    if (!wasInTransaction || statementOf(query.text).ends) this.ended.add(session.pid);
  }

  /** A circle that it closes with others, of which PostgreSQL knows nothing. */
  private async refuseFirstInCircle(): Promise<void> {
    if (!this.first || this.others.length + this.untried.length === 0) return;
    const { session, running, answer } = this.first;
    await this.renewBlockersOfFirst();
    if (!this.isInCircle(session, this.first.blockers)) return;
    await this.server.cancel(session);
    await running;
    this.first = undefined;
    this.deadlocks++;
    // Its own transaction has failed already, and would say that.
    const other = this.server.borrow();
    answer(await other.command(refuseAsDeadlock));
    this.server.giveBack(other);
  }

  /** Tries a statement while another waits: it may be cancelled without a trace. */
  private async attemptBehind(waiting: Waiting): Promise<void> {
    const { session, query, answer } = waiting;
    if (!session.inTransaction || statementOf(query.text).isRollback) {
      const running = session.run(query);
      const outcome = await this.finished(session, running);
      if (!outcome) return this.postpone(waiting, running);
      answer(outcome);
      if (!session.inTransaction) this.ended.add(session.pid);
      return;
    }
    await session.command(`savepoint ${savepoint}`);
    if (query.text === 'COMMIT') return this.commitBehind(waiting);
    const running = session.run(query);
    const outcome = await this.finished(session, running);
    if (!outcome) return this.postpone(waiting, running, true);
    if ('result' in outcome) await session.command(`release savepoint ${savepoint}`);
    answer(outcome);
  }

  /** A commit cannot be made again: what it would wait for, its deferred checks, is tried before. */
  private async commitBehind(waiting: Waiting): Promise<void> {
    const { session, query, answer } = waiting;
    const checks = session.command('set constraints all immediate');
    const outcome = await this.finished(session, checks);
    if (!outcome) return this.postpone(waiting, checks, true);
    if ('error' in outcome) await session.command(`rollback to savepoint ${savepoint}`);
    answer(await session.run(query));
    this.ended.add(session.pid);
  }

  private async postpone(
    waiting: Waiting,
    running: Promise<Outcome>,
    inSavepoint = false,
  ): Promise<void> {
    const { session } = waiting;
    this.waited++;
    const blockers = await this.server.blockersOf(session);
    await this.renewBlockersOfFirst();
    const isDeadlock = this.isInCircle(session, blockers);
    await this.server.cancel(session);
    await running;
    if (inSavepoint) await session.command(`rollback to savepoint ${savepoint}`);
    if (isDeadlock) {
      this.deadlocks++;
      waiting.answer(await session.command(refuseAsDeadlock));
    } else {
      this.others.push({ ...waiting, blockers });
    }
  }

  /** It goes on to other rows by itself. */
  private async renewBlockersOfFirst(): Promise<void> {
    if (this.first) this.first.blockers = await this.server.blockersOf(this.first.session);
  }

  private isInCircle({ pid }: Session, blockers: number[]): boolean {
    const waiting = new Map(
      [...(this.first ? [this.first] : []), ...this.others, ...this.untried].map((one) => [
        one.session.pid,
        one.blockers,
      ]),
    );
    const seen = new Set<number>();
    const open = [...blockers];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === pid) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(waiting.get(next) ?? []));
    }
    return false;
  }

  /** After the end of a transaction: the waiting ones that can go on now, in their order. */
  private async advance(): Promise<void> {
    while (this.ended.size > 0) {
      const { ended } = this;
      this.ended = new Set();
      await this.advanceFirst();
      this.untried = this.others.splice(0);
      for (let other = this.untried.shift(); other; other = this.untried.shift()) {
        const { blockers } = other;
        const stillWaits = blockers.length > 0 && !blockers.some((pid) => ended.has(pid));
        if (stillWaits) this.others.push(other);
        else await this.attempt(other);
      }
    }
  }

  private async advanceFirst(): Promise<void> {
    if (!this.first) return;
    const { session, answer, running } = this.first;
    // It may wait for another transaction now.
    if (await this.server.isWaiting(session)) return this.refuseFirstInCircle();
    const outcome = await this.finished(session, running);
    if (!outcome) return this.refuseFirstInCircle();
    this.first = undefined;
    answer(outcome);
    if (!session.inTransaction) this.ended.add(session.pid);
  }

  /** The outcome of a statement; undefined when it waits for a lock. */
  private async finished(
    session: Session,
    running: Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    for (let ms = patienceMs; ; ms *= 2) {
      const outcome = await within(ms, running);
      if (outcome || (await this.server.isWaiting(session))) return outcome;
    }
  }
}
