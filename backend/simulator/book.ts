import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.js';
import type { CallbackAttempt, Opening } from './entries.js';
import type { EntryLog } from './journal.js';
import {
  amountOf,
  type Behaviour,
  behaviourOf,
  feesOf,
  statusRead,
  trueStatus,
} from './scenarios.js';

export interface Transaction extends Opening {
  behaviour: Behaviour;
  reads: number;
  callbacks: CallbackAttempt[];
}

/** Every transaction that the gateway has accepted, including a second one of the same reference. */
export class Book {
  readonly transactions: Transaction[] = [];
  private readonly byReference = new Map<string, Transaction>();

  constructor(
    private readonly journal: EntryLog,
    private readonly clock: Clock,
  ) {
    for (const entry of journal.entries) {
      if (entry.event === 'opened') {
        const { event: _, ...opening } = entry;
        this.add(opening);
      }
      if (entry.event === 'read') this.existing(entry.reference_id).reads++;
      if (entry.event === 'callback')
        this.existing(entry.reference_id).callbacks.push({
          date: entry.date,
          result: entry.result,
        });
    }
  }

  async open(requested: Omit<Opening, 'reference_id'>): Promise<Transaction> {
    const prefix = requested.type === 'PAYMENT' ? 'PAY' : 'GIV';
    const opening = {
      ...requested,
      reference_id: prefix + randomBytes(8).toString('hex').toUpperCase(),
    };
    await this.journal.append({ event: 'opened', ...opening });
    return this.add(opening);
  }

  /** By the gateway's reference or the merchant's; of a merchant reference sent twice, the first. */
  find(reference: string): Transaction | undefined {
    return this.byReference.get(reference);
  }

  /** Reads the status as a client sees it; the read is stored while it affects the next one. */
  async readStatus(transaction: Transaction) {
    const { behaviour, reads } = transaction;
    if (reads < (behaviour.firstReads?.times ?? 0)) {
      transaction.reads++;
      await this.journal.append({ event: 'read', reference_id: transaction.reference_id });
    }
    return statusRead(behaviour, this.elapsed(transaction), reads);
  }

  async recordCallback(transaction: Transaction, result: CallbackAttempt['result']): Promise<void> {
    const attempt = { date: new Date().toISOString(), result };
    transaction.callbacks.push(attempt);
    const { reference_id } = transaction;
    await this.journal.append({ event: 'callback', reference_id, ...attempt });
  }

  amount(transaction: Transaction): number {
    return amountOf(transaction.behaviour, this.elapsed(transaction), transaction.asked_amount);
  }

  /** Those of a past transaction are recorded with it. */
  fees(transaction: Transaction): number {
    const { behaviour, past_fees } = transaction;
    return past_fees ?? feesOf(behaviour, this.elapsed(transaction), this.amount(transaction));
  }

  /** What truly happened to a transaction, whatever its status calls and callbacks say. */
  view(transaction: Transaction) {
    const { behaviour, opened_at } = transaction;
    const status = trueStatus(behaviour, this.elapsed(transaction));
    const { settlesAfter, deniedAfter = settlesAfter } = behaviour;
    const saidAfter = status === behaviour.outcome ? settlesAfter : deniedAfter;
    const settledAt = this.clock.realDate(opened_at + saidAfter * 1000);
    return {
      reference_id: transaction.reference_id,
      merchant_reference_id: transaction.merchant_reference_id,
      type: transaction.type,
      operator: transaction.operator,
      account: transaction.account,
      customer_account_number: transaction.customer_account_number,
      asked_amount: transaction.asked_amount,
      amount: this.amount(transaction),
      fees: this.fees(transaction),
      status,
      debited: status === 'SUCCESS',
      created_at: transaction.created_at,
      settled_at: status === 'PENDING' ? null : settledAt.toISOString(),
      callbacks: transaction.callbacks,
    };
  }

  /** Simulated seconds since the creation. */
  private elapsed(transaction: Transaction): number {
    return (this.clock.now() - transaction.opened_at) / 1000;
  }

  private add(opening: Opening): Transaction {
    const behaviour = behaviourOf(opening.type, opening.customer_account_number);
    const transaction = { ...opening, behaviour, reads: 0, callbacks: [] };
    this.transactions.push(transaction);
    this.byReference.set(opening.reference_id, transaction);
    if (!this.byReference.has(opening.merchant_reference_id))
      this.byReference.set(opening.merchant_reference_id, transaction);
    return transaction;
  }

  private existing(reference: string): Transaction {
    const transaction = this.find(reference);
    if (!transaction) throw new Error(`The journal mentions ${reference} before it was opened`);
    return transaction;
  }
}
