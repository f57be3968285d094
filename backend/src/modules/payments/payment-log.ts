import { Logger } from '@nestjs/common';
import type { Payment } from '../../platform/database/generated/client.js';
import { counter } from '../../platform/monitoring/meters.js';
import type { FailureReason } from './domain/failure.js';
import type { PaymentStatus } from './domain/payment-lifecycle.js';

const transitions = counter(
  'payment_transitions_total',
  'Steps of payments, by what they are for, the operator, and the status that they lead to',
  'purpose',
  'operator',
  'to',
);

const logger = new Logger('Payments');

type Logged = Pick<Payment, 'id' | 'reference' | 'purpose' | 'operator'>;

interface Step {
  from: PaymentStatus | null;
  to: PaymentStatus;
  failureReason?: FailureReason | null;
}

/** Says in the log what has become of a payment; to be called once that is committed. */
export function logStep(payment: Logged, { from, to, failureReason }: Step): void {
  const { id: paymentId, reference, purpose, operator } = payment;
  transitions.inc({ purpose, operator, to });
  const entry = { paymentId, reference, purpose, operator, from, to };
  logger.log({ msg: 'Payment', ...entry, ...(failureReason && { failureReason }) });
}
