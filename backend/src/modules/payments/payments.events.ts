import type { Xaf } from '../../kernel/xaf.js';
import { type EventKind, eventKind } from '../events/index.js';
import type { FailureReason } from './domain/failure.js';
import type { PaymentStatus } from './domain/payment-lifecycle.js';
import type { PaymentPurpose } from './domain/payment-postings.js';

/** What every event of a payment carries. The subject is the payment; amounts in XAF. */
export type PaymentEventFacts = {
  userId: string;
  purpose: PaymentPurpose;
  /** Of the item whose rental is paid; null for other purposes. */
  itemTitle: string | null;
  /** The operator and the masked number: `Airtel Money 077 •• •• 01`. */
  payer: string;
  /** To go through the gateway. */
  amount: Xaf;
  /** From the payer's wallet, for a rental. */
  walletAmount: Xaf;
  /** What really went through the gateway; zero unless it succeeded, or was settled late. */
  settledAmount: Xaf;
  /** The rental that it made; null when it made none, or none yet. */
  rentalId: string | null;
  /** Why it failed; null unless it did, missing from events of before reasons were kept. */
  failureReason?: FailureReason | null;
  /** Whether it happened after the time that the payer waits at the screen. */
  isLate: boolean;
  /** Of the order, as its payment was created; missing from events of before there were hashes. */
  orderHash?: string;
};

export const paymentCreated = eventKind<PaymentEventFacts>('payment.created');
export const paymentSucceeded = eventKind<PaymentEventFacts>('payment.succeeded');
export const paymentFailed = eventKind<PaymentEventFacts>('payment.failed');
/** It had failed here, and staff have recorded that its operator settled it after all. */
export const paymentSettledLate = eventKind<PaymentEventFacts>('payment.settled-late');
export const paymentSentToReview = eventKind<PaymentEventFacts>('payment.sent-to-review');
/** Its operator has not decided it for minutes, and is asked on. */
export const paymentAwaited = eventKind<PaymentEventFacts>('payment.awaited');

/**
 * Two admins have put right what a decided payment settled, and its member bears the difference: XAF that the wallet
 * gains, negative where it loses. The subject is the righting.
 */
export const paymentPutRight = eventKind<{
  userId: string;
  paymentId: string;
  reference: string;
  /** Missing from events of before it was kept. */
  purpose?: PaymentPurpose;
  itemTitle: string | null;
  amount: Xaf;
}>('payment-righting.made');

/** A member wants a number that refused to be charged to pay again. The subject is the member. */
export const payingNumberCodeRequested = eventKind<
  Record<never, never>,
  { code: string; phoneNumber: string }
>('user.paying-number-code-requested');

/** What happens to a payment and is announced, and when that notifies its member. */
export interface PaymentAnnouncement {
  kind: EventKind<PaymentEventFacts>;
  notifies: 'always' | 'unless seen' | 'never';
}

/** A step that leaves a payment as it is: its member is told, once, that it is waited for. */
export const awaited = 'awaited';

/**
 * What a step of a payment is announced as, by the status that it leads to; the other steps at the gateway are in the
 * payment's history alone.
 */
export const announcements = {
  created: { kind: paymentCreated, notifies: 'never' },
  [awaited]: { kind: paymentAwaited, notifies: 'always' },
  succeeded: { kind: paymentSucceeded, notifies: 'always' },
  failed: { kind: paymentFailed, notifies: 'unless seen' },
  review: { kind: paymentSentToReview, notifies: 'always' },
} as const satisfies Partial<Record<PaymentStatus | typeof awaited, PaymentAnnouncement>>;
