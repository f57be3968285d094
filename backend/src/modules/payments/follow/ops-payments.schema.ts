import { z } from 'zod';
import { paging } from '../../../platform/http/paging.js';
import { failureReasons } from '../domain/failure.js';
import { paymentStatuses, reviewReasons } from '../domain/payment-lifecycle.js';
import { paymentPurposes } from '../domain/payment-postings.js';

export const followedStates = ['underway', 'review', 'failed'] as const;

export const opsPaymentsPage = paging(['createdAt']).extend({ state: z.enum(followedStates) });

export type OpsPaymentsPage = z.output<typeof opsPaymentsPage>;

/** A payment as the programs see it: without its member, number and object. */
export const opsPaymentView = z
  .object({
    id: z.uuid(),
    reference: z.string().describe('Ours at the gateway'),
    gatewayReference: z.string().nullable(),
    purpose: z.enum(paymentPurposes),
    status: z.enum(paymentStatuses),
    operator: z.string().describe('`wallet` when the gateway has no part in it'),
    amount: z.int().describe('XAF through the gateway'),
    reviewReason: z.enum(reviewReasons).nullable().describe('Why it was left to admins'),
    failureReason: z.enum(failureReasons).nullable(),
    detail: z
      .string()
      .describe(
        'What led to its status, in the words of the gateway or ours; empty of what staff wrote',
      ),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime().describe('When it got its status'),
  })
  .meta({ id: 'OpsPayment' });

export type OpsPaymentView = z.infer<typeof opsPaymentView>;
