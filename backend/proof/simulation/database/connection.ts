import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { Fault, Place } from '../faults.js';
import type { Life } from '../programs/program.js';
import type { World } from '../world.js';
import { orderByChance } from './row-order.js';
import type { Outcome, Query, Session } from './session.js';
import { isCommit, statementOf } from './statement.js';

interface Asked extends Query {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

const terminated = () => new Error('Connection terminated unexpectedly');

/** A connection of the product to PostgreSQL: each statement and its answer take time and may be lost. */
export class Connection extends EventEmitter {
  private readonly asked: Asked[] = [];
  /** Of its transaction, or of the one statement that is under way. */
  private session: Session | undefined;
  private isBroken = false;
  /** Whether its transaction has, so far. */
  private hasChangedRentals = false;

  constructor(
    private readonly world: World,
    private readonly life: Life,
    private readonly returned: (connection: Connection) => void,
  ) {
    super();
  }

  get isUsable(): boolean {
    return !this.isBroken;
  }

  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    const config = typeof query === 'string' ? { text: query, ...(values && { values }) } : query;
    return new Promise((resolve, reject) => {
      if (this.isBroken) return reject(terminated());
      this.asked.push({ text: config.text, config, resolve, reject });
      if (this.asked.length === 1) this.send();
    });
  }

  release(): void {
    this.returned(this);
  }

  /**
   * The client is gone. PostgreSQL notices now or later: what was under way may still be executed,
   * then all of the transaction is rolled back.
   */
  abandon(): void {
    this.isBroken = true;
    const later = this.world.chance.happens(0.5) ? this.world.chance.integer(1, 3_000) : 0;
    this.world.timeline.after(later, async () => {
      const { session } = this;
      this.session = undefined;
      this.asked.length = 0;
      if (session) await this.world.locks.abandon(session);
    });
  }

  private send(): void {
    this.world.timeline.after(this.world.latency(), () => this.arrive());
  }

  private async arrive(): Promise<void> {
    const [query] = this.asked;
    if (!query || (this.isBroken && this.world.chance.happens(0.5))) return;
    if (this.strikes(query, 'before')) return;
    this.session ??= this.world.server.borrow();
    this.world.trace.line(`${this.name} ${line(query)}`);
    this.world.statements++;
    await this.world.locks.execute(this.session, query, (outcome) => this.executed(query, outcome));
    if (this.session && this.world.locks.isWaiting(this.session)) {
      this.world.trace.line(`${this.name} waits for a lock`);
    }
  }

  private executed(query: Asked, outcome: Outcome): void {
    this.world.trace.line(`${this.name} ${summary(outcome)}`);
    orderByChance(query.text, outcome, this.world.orders);
    const inTransaction = this.session?.inTransaction ?? false;
    this.hasChangedRentals ||= statementOf(query.text).changesRentals;
    if (isCommit(query.text, inTransaction)) this.world.countCommit(this.hasChangedRentals);
    if (!inTransaction) {
      this.hasChangedRentals = false;
      this.giveBack();
    }
    if (this.isBroken || this.strikes(query, 'after')) return;
    this.world.timeline.after(this.world.latency(), () => this.deliver(outcome));
  }

  /** Nothing of a session outlives a transaction: the next statement may be another's, which finds it planned. */
  private giveBack(): void {
    if (this.session) this.world.server.giveBack(this.session);
    this.session = undefined;
  }

  private deliver(outcome: Outcome): void {
    if (!this.life.alive || this.isBroken) return;
    const query = this.asked.shift();
    if (this.asked.length > 0) this.send();
    if ('error' in outcome) query?.reject(outcome.error);
    else query?.resolve(outcome.result);
  }

  /** Whether a fault strikes here and now. */
  private strikes(query: Asked, when: Place['when']): boolean {
    if (this.isBroken || !this.life.alive) return false;
    const what = isCommit(query.text, this.session?.inTransaction ?? false)
      ? 'commit'
      : 'statement';
    const fault = this.world.faultAt({ what, when });
    if (fault) this.suffer(fault, when);
    return fault !== undefined;
  }

  private suffer(fault: Fault, when: Place['when']): void {
    this.world.trace.line(`${this.name} ${fault} ${when} it`);
    if (fault === 'crash') {
      this.life.program.die();
      return;
    }
    const lost = this.asked.slice();
    this.abandon();
    for (const { reject } of lost) reject(terminated());
    this.emit('error', terminated());
  }

  private get name(): string {
    return `${this.life.program.name}/${this.life.number}`;
  }
}

function line({ text, config }: Query): string {
  const values = config.values ?? [];
  return `${statementOf(text).onOneLine}${values.length > 0 ? ` ${JSON.stringify(values)}` : ''}`;
}

function summary(outcome: Outcome): string {
  if ('error' in outcome) return `→ ${String(outcome.error)}`;
  return `→ ${(outcome.result as { rowCount: number | null }).rowCount ?? 0} rows`;
}
