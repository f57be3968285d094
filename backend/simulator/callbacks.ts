import type { Book, Transaction } from './book.js';
import type { Clock } from './clock.js';
import type { CallbackAttempt } from './entries.js';

/** Milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/** How callbacks are delivered. */
interface Delivery {
  dropCallbacks: boolean;
  /** How many times each callback is sent. */
  duplicateCallbacks: number;
  /** True holds callbacks back; false sends those held back, in reverse order. */
  holdCallbacks: boolean;
}

/** Sends each callback when it is due, once per copy, without retries. */
export class Callbacks {
  private readonly timers = new Map<Transaction, NodeJS.Timeout>();
  private readonly sending = new Set<Transaction>();
  private held: Transaction[] = [];
  private delivery: Delivery = {
    dropCallbacks: false,
    duplicateCallbacks: 1,
    holdCallbacks: false,
  };
  private readonly stopping = new AbortController();

  constructor(
    private readonly book: Book,
    private readonly clock: Clock,
    private readonly urls: Readonly<Record<string, string>>,
  ) {}

  /** Sets a timer for every callback not yet sent, after a start or a change of the clock. */
  scheduleAll(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    for (const transaction of this.book.transactions) this.schedule(transaction);
  }

  schedule(transaction: Transaction): void {
    const { callback } = transaction.behaviour;
    if (!callback || this.unsentCopies(transaction) === 0 || this.sending.has(transaction)) return;
    const dueAt = transaction.opened_at + callback.after * 1000;
    const send = () => {
      this.timers.delete(transaction);
      // A timer may fire a moment early; the status must be final before the callback is sent.
      if (this.clock.now() < dueAt) this.schedule(transaction);
      else void this.deliver(transaction);
    };
    this.timers.set(transaction, setTimeout(send, this.clock.realDelayUntil(dueAt)));
  }

  /** Resolves when the client has answered, or when the callback is held back. */
  async deliver(transaction: Transaction): Promise<void> {
    if (this.sending.has(transaction)) return;
    this.sending.add(transaction);
    if (this.delivery.holdCallbacks) {
      this.held.push(transaction);
      return;
    }
    const copies = this.unsentCopies(transaction) * this.delivery.duplicateCallbacks;
    await Promise.all(Array.from({ length: copies }, () => this.send(transaction)));
    this.sending.delete(transaction);
  }

  async change(changes: Partial<Delivery>): Promise<Delivery> {
    this.delivery = { ...this.delivery, ...changes };
    if (!this.delivery.holdCallbacks) {
      for (const transaction of this.held.splice(0).reverse()) {
        this.sending.delete(transaction);
        await this.deliver(transaction);
      }
    }
    return this.delivery;
  }

  /** How many callbacks are held back. */
  get heldCount(): number {
    return this.held.length;
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.stopping.abort();
  }

  private unsentCopies({ behaviour, callbacks }: Transaction): number {
    return Math.max(0, (behaviour.callback?.copies ?? 0) - callbacks.length);
  }

  private async send(transaction: Transaction): Promise<void> {
    const result = this.delivery.dropCallbacks ? 'dropped' : await this.post(transaction);
    // Aborted by our own stop: it counts as unsent, and is sent after the next start.
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
          fees: this.book.fees(transaction),
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
