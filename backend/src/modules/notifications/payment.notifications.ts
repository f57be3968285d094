import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hoursAfter } from '../../kernel/duration.js';
import type { Email } from '../../platform/mail/email.js';
import { DomainEvents, type EventContext, type EventKind } from '../events/index.js';
import {
  isPayout,
  type PaymentEventFacts,
  type PaymentRecord,
  Payments,
  paymentAwaited,
  paymentFailed,
  paymentSentToReview,
  paymentSettledLate,
  paymentSucceeded,
  reviewHours,
} from '../payments/index.js';
import { Rentals } from '../rentals/index.js';
import {
  extensionPaidEmail,
  otherAmountEmail,
  paymentAwaitedEmail,
  paymentFailedEmail,
  paymentRefundedEmail,
  paymentReviewedEmail,
  payoutFailedEmail,
  payoutSettledLateEmail,
  payoutSucceededEmail,
  rentalPaidEmail,
  settledLateEmail,
  topUpSucceededEmail,
} from './emails/payment.emails.js';
import { Notifier } from './notifier.js';
import { RentalSummary } from './rental-summary.js';

type PaymentEmail = (name: string, payment: PaymentEventFacts) => Email;
type EmailFor = (name: string) => Email;

/** Notifies members of what became of their payments, and of where the money is. */
@Injectable()
export class PaymentNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly payments: Payments,
    private readonly rentals: Rentals,
    private readonly summary: RentalSummary,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.tell(paymentSucceeded, (facts, context) =>
      facts.rentalId && !isPayout(facts.purpose)
        ? this.emailOfPaid({ ...facts, rentalId: facts.rentalId }, context)
        : simply(emailOfSuccess(facts), facts),
    );
    this.tell(paymentFailed, (facts) => simply(emailOfFailure(facts), facts));
    this.tell(paymentSettledLate, (facts) => simply(emailOfLateSettlement(facts), facts));
    this.tell(paymentAwaited, async (facts, context) => {
      const payment = await this.read(context);
      return (name) => paymentAwaitedEmail(name, facts, payment);
    });
    this.tell(paymentSentToReview, async (facts, context) => {
      const payment = await this.read(context);
      const decidedBy = hoursAfter(context.event.at, reviewHours);
      return (name) => paymentReviewedEmail(name, facts, payment, decidedBy);
    });
  }

  private tell(
    kind: EventKind<PaymentEventFacts>,
    choose: (
      payment: PaymentEventFacts,
      context: EventContext,
    ) => EmailFor | null | Promise<EmailFor>,
  ): void {
    this.events.on(kind, async ({ facts }, context) => {
      const emailFor = await choose(facts, context);
      if (emailFor) await this.notifier.send(context, facts.userId, emailFor);
    });
  }

  /** It made a rental, or extended one. */
  private async emailOfPaid(
    facts: PaymentEventFacts & { rentalId: string },
    context: EventContext,
  ): Promise<EmailFor> {
    const { rentalId } = facts;
    const payment = await this.read(context);
    if (facts.purpose === 'extension') {
      return (name) => extensionPaidEmail(name, facts, { payment, rentalId, answerBy: null });
    }
    const answerBy = await this.rentals.getAnswerDeadline(rentalId, context.tx);
    const email = (name: string) => rentalPaidEmail(name, facts, { payment, rentalId, answerBy });
    const shown = await this.summary.ofPayment(context.tx, payment);
    return (name) => {
      const { summary = [], ...written } = email(name);
      return { ...written, ...shown, summary: [...(shown.summary ?? []), ...summary] };
    };
  }

  /** As the event leaves it. */
  private async read({ tx, event }: EventContext): Promise<PaymentRecord> {
    const payment = await this.payments.get(event.subjectId, tx);
    if (!payment) throw new Error(`There is no payment ${event.subjectId}`);
    return payment;
  }
}

function simply(email: PaymentEmail | null, facts: PaymentEventFacts): EmailFor | null {
  return email && ((name) => email(name, facts));
}

/** Of a success that made no rental. */
function emailOfSuccess({ purpose, amount, settledAmount }: PaymentEventFacts): PaymentEmail {
  if (isPayout(purpose)) return payoutSucceededEmail;
  if (purpose === 'top_up') return topUpSucceededEmail;
  return settledAmount === amount ? paymentRefundedEmail : otherAmountEmail;
}

/** Of a failure that the screen showed, only when it gives something back to the wallet. */
function emailOfFailure({ purpose, isLate, walletAmount }: PaymentEventFacts): PaymentEmail | null {
  if (isPayout(purpose)) return payoutFailedEmail;
  return isLate || walletAmount > 0 ? paymentFailedEmail : null;
}

function emailOfLateSettlement({ purpose }: PaymentEventFacts): PaymentEmail {
  return isPayout(purpose) ? payoutSettledLateEmail : settledLateEmail;
}
