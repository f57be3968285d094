import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { env } from '../../src/env.js';
import { invariants } from '../../src/modules/reconciliation/invariants.js';
import { screenings } from '../../src/modules/reconciliation/screenings.js';
import { agreedStatuses } from '../../src/modules/rentals/index.js';

type Row = Record<string, unknown>;

/**
 * The tables without their triggers and foreign keys, in a transaction that is never committed, so
 * that a test can write rows that break an invariant.
 */
export class BrokenBooks {
  private constructor(private readonly client: pg.Client) {}

  /** Opens them for the length of `work`. */
  static async during<T>(work: (books: BrokenBooks) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query('begin; set local session_replication_role = replica');
    try {
      return await work(new BrokenBooks(client));
    } finally {
      await client.end();
    }
  }

  /** The rows for which an invariant does not hold, as one text; none when its screenings find nothing. */
  async violations(name: string, now = new Date()): Promise<string> {
    const invariant = invariants(now).find((one) => one.name === name);
    if (!invariant) throw new Error(`There is no invariant "${name}"`);
    if (!(await this.isSuspected(name))) return '';
    const { rows } = await this.client.query(invariant.sql.text, invariant.sql.values);
    return JSON.stringify(rows);
  }

  private async isSuspected(name: string): Promise<boolean> {
    const all = screenings.filter(({ names }) => names.includes(name));
    for (const { sql } of all) {
      const { rows } = await this.client.query<{ name: string }>(sql.text, sql.values);
      if (rows.some((row) => row.name === name)) return true;
    }
    return all.length === 0;
  }

  async run(statement: string, values: unknown[] = []): Promise<void> {
    await this.client.query(statement, values);
  }

  /** @returns the new row's id */
  async insert(table: string, row: Row): Promise<string> {
    const { id = randomUUID(), ...rest } = row;
    const values = { id, ...rest };
    const columns = Object.keys(values).map((name) => `"${name}"`);
    const places = columns.map((_, index) => `$${index + 1}`);
    await this.run(
      `insert into ${table} (${columns.join()}) values (${places.join()})`,
      Object.values(values),
    );
    return id as string;
  }

  /** A top-up of 1 000 XAF that succeeded, with its history. */
  async payment(row: Row = {}): Promise<string> {
    const payment = {
      id: randomUUID(),
      reference: randomUUID().replaceAll('-', '').slice(0, 15),
      user_id: randomUUID(),
      purpose: 'top_up',
      price_unit: row.purpose === 'rental' ? 'jour' : null,
      amount: 1_000,
      operator: 'airtel',
      operation_account: 'ACC_AIRTEL',
      phone_number: '077000001',
      status: 'succeeded',
      next_check_at: null,
      created_at: new Date(),
      decided_at: new Date(),
      expires_at: new Date(),
      failure_reason: row.status === 'failed' ? 'other' : null,
      ...row,
    };
    await this.insert('payments', payment);
    await this.event(payment.id, null, 'created');
    if (payment.status !== 'created') await this.event(payment.id, 'created', payment.status);
    return payment.id;
  }

  async event(payment_id: string, from: string | null, to: string): Promise<void> {
    await this.insert('payment_events', { payment_id, from, to, at: new Date() });
  }

  /** A step of a rental's history, by nobody in particular. */
  async step(rental_id: string, row: Row): Promise<string> {
    const step = { rental_id, actor: 'system', at: new Date(), ...row };
    return this.insert('rental_events', step);
  }

  /** @param detail what staff put on record with it */
  async auditEntry(action: string, subject: string, subject_id: string, detail: Row) {
    const actor_id = randomUUID();
    const at = new Date();
    return this.insert('audit_log', { actor_id, action, subject, subject_id, detail, at });
  }

  /** An object that there is once. */
  async item(row: Row = {}): Promise<string> {
    return this.insert('items', {
      owner_id: randomUUID(),
      title: 'Perceuse',
      category: 'bricolage',
      price: 5_000,
      price_unit: 'jour',
      location: 'Libreville',
      city_id: randomUUID(),
      created_at: new Date(),
      ...row,
    });
  }

  /** A member whom nobody knows. */
  async member(row: Row = {}): Promise<string> {
    const now = new Date();
    const times = { terms_accepted_at: now, created_at: now };
    const email = `${randomUUID()}@loka.example`;
    return this.insert('users', { name: 'Awa', email, password_hash: '', ...times, ...row });
  }

  /** A request of 15 000 XAF and 20 000 XAF of security deposit. */
  async rental(row: Row = {}): Promise<string> {
    return this.insert('rentals', {
      item_id: randomUUID(),
      renter_id: randomUUID(),
      owner_id: randomUUID(),
      start_date: '2026-12-01',
      end_date: '2026-12-04',
      price_unit: 'jour',
      rent: 15_000,
      security_deposit: 20_000,
      total_price: 35_000,
      created_at: new Date(),
      ...(isHandoverAhead(row) && { handover_due_at: new Date(Date.now() + 3_600_000) }),
      ...row,
    });
  }

  /** @param userId whose account it is, for those of members */
  async account(kind: string, holder: string, balance: number, userId: string | null = null) {
    return this.insert('ledger_accounts', { kind, holder, balance, user_id: userId });
  }

  /**
   * A ledger transaction that moves XAF between accounts named `kind:holder`, which are opened.
   *
   * @param row what it is not for a correction
   */
  async posting(key: string, moved: Record<string, number>, row: Row = {}): Promise<string> {
    const entries: Record<string, number> = {};
    for (const [name, amount] of Object.entries(moved)) {
      const [kind = '', holder = ''] = name.split(':');
      entries[await this.open(kind, holder)] = amount;
    }
    return this.transaction(key, entries, row);
  }

  private async open(kind: string, holder: string): Promise<string> {
    const userId = ['wallet', 'earnings', 'payout_transit'].includes(kind) ? holder : null;
    const { rows } = await this.client.query<{ id: string }>(
      'select id from ledger_accounts where kind = $1 and holder = $2',
      [kind, holder],
    );
    return rows[0]?.id ?? this.account(kind, holder, 0, userId);
  }

  /** A ledger transaction with an entry for each account, whatever they sum to. */
  async transaction(key: string, entries: Record<string, number>, row: Row = {}): Promise<string> {
    const transaction_id = await this.insert('ledger_transactions', {
      idempotency_key: key,
      type: 'correction',
      description: '',
      created_at: new Date(),
      ...row,
    });
    for (const [account_id, amount] of Object.entries(entries)) {
      await this.insert('ledger_entries', { transaction_id, account_id, amount });
    }
    return transaction_id;
  }

  /** A line of a member's statement, as a correction. */
  async statementLine(user_id: string, transaction_id: string, amount: number): Promise<void> {
    await this.run(
      `insert into ledger_statement_lines
         (user_id, transaction_id, type, is_gain, amount, created_at)
       values ($1, $2, 'correction', $3, $4, now())`,
      [user_id, transaction_id, amount > 0, amount],
    );
  }
}

/** Whether a rental waits for its handover, unless it says otherwise. */
function isHandoverAhead({ status, handover_status = 'none', is_delayed = false }: Row): boolean {
  return (
    !is_delayed && handover_status === 'none' && agreedStatuses.some((agreed) => agreed === status)
  );
}
