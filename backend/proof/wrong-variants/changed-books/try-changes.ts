import pg from 'pg';
import type { Invariant } from '../../../src/modules/reconciliation/invariants/invariant.js';
import {
  memberChanges,
  totalParts,
} from '../../../src/modules/reconciliation/invariants/ledger.js';
import { invariants } from '../../../src/modules/reconciliation/invariants.js';
import { screenings } from '../../../src/modules/reconciliation/screenings.js';
import { Prisma } from '../../../src/platform/database/generated/client.js';
import type { Change, Query } from './change.js';

export type Ending = 'found' | 'not found' | 'refused by the database' | 'changes nothing';

/** What follows from entries: balances, the lines of statements, the totals of months, and what may go back to numbers. */
const posted = [
  Prisma.sql`update ledger_accounts a set balance = total.amount
   from (
     select account.id, coalesce(sum(e.amount), 0) as amount
     from ledger_accounts account left join ledger_entries e on e.account_id = account.id
     group by account.id
   ) as total
   where total.id = a.id and total.amount <> a.balance`,
  Prisma.sql`delete from ledger_statement_lines`,
  Prisma.sql`insert into ledger_statement_lines (user_id, transaction_id, type, is_gain, amount, created_at)
   select user_id, transaction_id, type, amount > 0, amount, created_at
   from (${memberChanges}) as changed`,
  Prisma.sql`delete from ledger_monthly_totals`,
  Prisma.sql`insert into ledger_monthly_totals (user_id, month, type, is_reversal, is_gain, amount)
   select user_id, date_trunc('month', at at time zone 'Africa/Libreville')::date, type, is_reversal,
     amount > 0, sum(amount)
   from (${totalParts}) as part
   group by 1, 2, 3, 4, 5`,
  Prisma.sql`select add_up_all_refundable()`,
];

/** The database's own refusals: of a check, a unique or exclusion constraint, of a missing value. */
const refusals = new Set(['23502', '23505', '23514', '23P01', '428C9']);

/** Books of which one thing at a time is changed, and put back. */
export class ChangedBooks {
  /** Invariants of which a screening said that they hold, and their rows that they do not. */
  readonly overlooked = new Set<string>();
  private order: Invariant[];

  private constructor(
    private readonly client: pg.Client,
    now: Date,
  ) {
    this.order = invariants(now);
  }

  static async during<T>(
    connectionString: string,
    now: Date,
    work: (books: ChangedBooks) => Promise<T>,
  ): Promise<T> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return await work(new ChangedBooks(client, now));
    } finally {
      await client.end();
    }
  }

  readonly query: Query = async <Row extends object>(statement: string) =>
    (await this.client.query<Row>(statement)).rows;

  /** All that is wrong of the books as they are. */
  async findings(): Promise<string[]> {
    const findings: string[] = [];
    for (const invariant of this.order) {
      if (await this.isBroken(invariant)) findings.push(invariant.name);
    }
    return findings;
  }

  /** What screenings suspect, without cause when all invariants hold. */
  async suspects(): Promise<string[]> {
    const suspects: string[] = [];
    for (const { sql } of screenings) {
      suspects.push(...(await this.rows<{ name: string }>(sql)).map(({ name }) => name));
    }
    return suspects;
  }

  async try(change: Change): Promise<Ending> {
    await this.client.query('begin; set local session_replication_role = replica');
    try {
      let changed = change.statements.length === 0;
      for (const statement of change.statements) {
        const { rowCount, command } = await this.client.query(statement);
        // Of what has rows, some must be changed.
        if (rowCount === null || rowCount > 0 || !/^(UPDATE|DELETE|INSERT)$/.test(command)) {
          changed = true;
        }
      }
      if (!changed) return 'changes nothing';
      if (change.isPosted)
        for (const { text, values } of posted) await this.client.query(text, values);
      return (await this.isFound(change)) ? 'found' : 'not found';
    } catch (error) {
      if (refusals.has((error as { code?: string }).code ?? '')) return 'refused by the database';
      throw new Error(`${change.subject}: ${change.name}: ${String(error)}`, { cause: error });
    } finally {
      await this.client.query('rollback');
    }
  }

  /** What found the last change is asked first: changes of one family are found by the same. */
  private async isFound({ later }: Change): Promise<boolean> {
    if (later) {
      const invariant = invariants(later.at).find(({ name }) => name === later.invariant);
      if (!invariant) throw new Error(`There is no invariant "${later.invariant}"`);
      return this.isBroken(invariant);
    }
    for (const invariant of this.order) {
      if (!(await this.isBroken(invariant))) continue;
      this.order = [invariant, ...this.order.filter((other) => other !== invariant)];
      return true;
    }
    return false;
  }

  /** Whether the audit says so: not of what its screenings find nothing amiss with. */
  private async isBroken({ name, sql }: Invariant): Promise<boolean> {
    if ((await this.rows(sql)).length === 0) return false;
    const all = screenings.filter(({ names }) => names.includes(name));
    for (const screening of all) {
      const suspects = await this.rows<{ name: string }>(screening.sql);
      if (suspects.some((suspect) => suspect.name === name)) return true;
    }
    if (all.length > 0) this.overlooked.add(name);
    return all.length === 0;
  }

  private async rows<Row extends object>({ text, values }: Invariant['sql']): Promise<Row[]> {
    return (await this.client.query<Row>(text, values)).rows;
  }
}
