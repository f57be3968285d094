import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Email } from '../../platform/mail/email.js';
import { DomainEvents, type EventKind } from '../events/index.js';
import {
  isPayout,
  type PaymentEventFacts,
  paymentFailed,
  paymentSettledLate,
  paymentSucceeded,
} from '../payments/index.js';
import {
  otherAmountEmail,
  paymentFailedEmail,
  paymentRefundedEmail,
  payoutFailedEmail,
  payoutSettledLateEmail,
  payoutSucceededEmail,
  rentalPaidLateEmail,
  settledLateEmail,
  topUpSucceededEmail,
} from './emails/payment.emails.js';
import { Notifier } from './notifier.js';

type PaymentEmail = (name: string, payment: PaymentEventFacts) => Email;

/** Tells members of their payments what they cannot have seen on the screen at which they waited. */
@Injectable()
export class PaymentNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.tell(paymentSucceeded, emailOfSuccess);
    this.tell(paymentFailed, emailOfFailure);
    this.tell(paymentSettledLate, emailOfLateSettlement);
  }

  private tell(
    kind: EventKind<PaymentEventFacts>,
    choose: (payment: PaymentEventFacts) => PaymentEmail | null,
  ): void {
    this.events.on(kind, async ({ facts }, context) => {
      const emailFor = choose(facts);
      if (emailFor)
        await this.notifier.send(context, facts.userId, (name) => emailFor(name, facts));
    });
  }
}

function emailOfSuccess(payment: PaymentEventFacts): PaymentEmail | null {
  const { purpose, amount, settledAmount, rentalId, isLate } = payment;
  if (isPayout(purpose)) return payoutSucceededEmail;
  if (purpose === 'top_up') return isLate ? topUpSucceededEmail : null;
  // Of an extension, the renter is told that the rental is longer.
  if (rentalId) return isLate && purpose === 'rental' ? rentalPaidLateEmail : null;
  return settledAmount === amount ? paymentRefundedEmail : otherAmountEmail;
}

function emailOfFailure({ purpose, isLate }: PaymentEventFacts): PaymentEmail | null {
  if (isPayout(purpose)) return payoutFailedEmail;
  return isLate ? paymentFailedEmail : null;
}

function emailOfLateSettlement({ purpose }: PaymentEventFacts): PaymentEmail {
  return isPayout(purpose) ? payoutSettledLateEmail : settledLateEmail;
}
