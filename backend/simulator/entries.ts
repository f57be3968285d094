import type { Segment } from './clock.js';
import type { TransactionType } from './scenarios.js';

/** A transaction as the merchant requested it. Amounts in XAF. */
export interface Opening {
  reference_id: string;
  merchant_reference_id: string;
  type: TransactionType;
  operator: string;
  account: string;
  customer_account_number: string;
  asked_amount: number;
  /** Of a past transaction alone. */
  past_fees?: number;
  owner_charge: string;
  callback_url_code: string;
  created_at: string;
  /** Simulated milliseconds. */
  opened_at: number;
}

export interface CallbackAttempt {
  date: string;
  result: 'acknowledged' | 'refused' | 'unreachable' | 'dropped';
}

/** One line of the journal. The simulator's state is restored by reading them in order. */
export type Entry =
  | ({ event: 'clock' } & Segment)
  | { event: 'secret'; account: string; secret: string; expires_at: string }
  | { event: 'key expired'; account: string; merchant_reference_id: string }
  | ({ event: 'opened' } & Opening)
  | { event: 'read'; reference_id: string }
  | ({ event: 'callback'; reference_id: string } & CallbackAttempt);
