import type { Book, Transaction } from './book.js';
import type { Clock } from './clock.js';
import type { CallbackAttempt } from './entries.js';

const ANSWER_TIMEOUT = 10_000;

/** Faults of the road between the gateway and its client. */
interface Road {
  dropCallbacks: boolean;
  /** How many times each callback is sent. */
  duplicateCallbacks: number;
  /** Keeps callbacks back; letting go sends them in the reverse order. */
  holdCallbacks: boolean;
}

/** Sends each planned callback when it is due, once per copy, without retries. */
export class Callbacks {
  private readonly timers = new Map<Transaction, NodeJS.Timeout>();
  private readonly underWay = new Set<Transaction>();
  private held: Transaction[] = [];
  private road: Road = { dropCallbacks: false, duplicateCallbacks: 1, holdCallbacks: false };
  private readonly stopping = new AbortController();

  constructor(
    private readonly book: Book,
    private readonly clock: Clock,
    private readonly urls: Readonly<Record<string, string>>,
  ) {}

  /** Sets a timer for every callback still owed, after a start or a change of speed. */
  arm(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    for (const transaction of this.book.transactions) this.schedule(transaction);
  }

  schedule(transaction: Transaction): void {
    const { callback } = transaction.behaviour;
    if (!callback || this.owedCopies(transaction) === 0 || this.underWay.has(transaction)) return;
    const dueAt = transaction.opened_at + callback.after * 1000;
    const send = () => {
      this.timers.delete(transaction);
      // A timer may fire a moment early; the status must have settled before the callback says so.
      if (this.clock.now() < dueAt) this.schedule(transaction);
      else void this.deliver(transaction);
    };
    this.timers.set(transaction, setTimeout(send, this.clock.realDelayUntil(dueAt)));
  }

  /** Resolves when the client has answered, or when nothing is to be sent now. */
  async deliver(transaction: Transaction): Promise<void> {
    if (this.underWay.has(transaction)) return;
    this.underWay.add(transaction);
    if (this.road.holdCallbacks) {
      this.held.push(transaction);
      return;
    }
    const copies = this.owedCopies(transaction) * this.road.duplicateCallbacks;
    await Promise.all(Array.from({ length: copies }, () => this.send(transaction)));
    this.underWay.delete(transaction);
  }

  async change(changes: Partial<Road>): Promise<Road> {
    this.road = { ...this.road, ...changes };
    if (!this.road.holdCallbacks) {
      for (const transaction of this.held.splice(0).reverse()) {
        this.underWay.delete(transaction);
        await this.deliver(transaction);
      }
    }
    return this.road;
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.stopping.abort();
  }

  private owedCopies({ behaviour, callbacks }: Transaction): number {
    return Math.max(0, (behaviour.callback?.copies ?? 0) - callbacks.length);
  }

  private async send(transaction: Transaction): Promise<void> {
    const result = this.road.dropCallbacks ? 'dropped' : await this.post(transaction);
    // Cut short by our own stop: still owed, and sent by the next start.
    if (this.stopping.signal.aborted) return;
    await this.book.recordCallback(transaction, result);
  }

  private async post(transaction: Transaction): Promise<CallbackAttempt['result']> {
    const { behaviour } = transaction;
    const url = this.urls[transaction.callback_url_code];
    if (!url) return 'unreachable';
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          transactionId: transaction.reference_id,
          merchantReferenceId: transaction.merchant_reference_id,
          status: behaviour.callback?.status,
          amount: this.book.amount(transaction),
          customerID: transaction.customer_account_number,
          fees: 0,
          chargeOwner: transaction.owner_charge,
          transactionOperation: transaction.type,
          operator: transaction.operator,
          code: behaviour.code,
        }),
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(ANSWER_TIMEOUT)]),
      });
      const body = await response.text();
      return response.status === 200 && acknowledges(body, transaction)
        ? 'acknowledged'
        : 'refused';
    } catch {
      return 'unreachable';
    }
  }
}

function acknowledges(body: string, { reference_id, behaviour }: Transaction): boolean {
  try {
    const { responseCode, transactionId } = JSON.parse(body);
    return transactionId === reference_id && Number(responseCode) === behaviour.code;
  } catch {
    return false;
  }
}
