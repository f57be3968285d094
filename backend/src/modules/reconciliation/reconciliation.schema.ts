import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';
import { paymentPurpose, paymentStatus } from '../payments/index.js';
import { differenceKinds } from './domain/compare-payment.js';

export const difference = z.object({
  paymentId: z.uuid(),
  reference: z.string(),
  purpose: paymentPurpose,
  kind: z.enum(differenceKinds),
  /** Ours. */
  status: paymentStatus,
  /** XAF settled, or to be settled, by our book */
  amount: z.int(),
  /** The gateway's; null when it did not answer for the payment. */
  gatewayStatus: z.enum(['PENDING', 'SUCCESS', 'FAILED', 'NOT_FOUND']).nullable(),
  /** XAF settled by the gateway's book; null when it does not say. */
  gatewayAmount: z.int().nullable(),
  /** XAF that we have booked as the gateway's fees; null while they are not known */
  fees: z.int().nullable(),
  /** XAF of fees by the gateway's book; null when it does not say, or not in whole francs. */
  gatewayFees: z.int().nullable(),
});

export type Difference = z.infer<typeof difference>;

/** A payment for which the gateway gave no answer. */
export const unansweredPayment = z.object({
  paymentId: z.uuid(),
  reference: z.string(),
  purpose: paymentPurpose,
  /** Ours. */
  status: paymentStatus,
  /** XAF settled, or to be settled, by our book */
  amount: z.int(),
  /** `NOT_FOUND`: it does not know the payment, as it may also say of a real one for a while. */
  answer: z.enum(['AMBIGUOUS', 'NOT_FOUND', 'NOT_UNDERSTOOD']),
  isHereOnly: z
    .boolean()
    .describe(
      'Whether it succeeded here and is not known there: the next night it is a difference',
    ),
});

export type UnansweredPayment = z.infer<typeof unansweredPayment>;

const operatorTotals = z.object({ operator: z.string(), held: z.int(), fees: z.int() });

/** What the books said when the report was made. Amounts in XAF. */
const bookTotals = z.object({
  operators: z.array(operatorTotals).describe('What each holds for Loka, and has kept in fees'),
  owed: z
    .object({
      wallets: z.int(),
      earnings: z.int().describe('Not yet withdrawable'),
      rents: z.int().describe('Of rentals that no owner has accepted'),
      securityDeposits: z.int(),
      inTransit: z.int().describe('Payouts that are not decided yet'),
      reserved: z.int().describe("The wallet's part of payments that are not decided yet"),
    })
    .describe('To members'),
  own: z
    .int()
    .describe(
      'What Loka paid in and its corrections took, less what it took out and they gave, and what came for deleted accounts',
    ),
});

export const reportView = z
  .object({
    id: z.uuid(),
    /** The day it was made, in Gabon. */
    day: z.iso.date(),
    /** Payments begun or decided since then were compared, and those of which the report before told. */
    since: z.iso.datetime(),
    compared: z.int(),
    /** Beside those compared, how many the gateway did not answer for. */
    unanswered: z.int(),
    unansweredPayments: z
      .array(unansweredPayment)
      .describe('Those, up to a thousand: first what succeeded here and is not known there'),
    differences: z.array(difference),
    differenceTotal: z.int().describe('XAF by which the books differ on these payments'),
    totals: bookTotals.nullable().describe('Null of reports from before that was kept'),
    asked: z.boolean().describe('Whether staff asked for it; otherwise it is the nightly one'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ReconciliationReport' });

export type ReportView = z.infer<typeof reportView>;

export const reportsPage = paging(['day']).extend({
  asked: z.stringbool().optional().describe('Those that staff asked for, or those of the nights'),
});

export type ReportsPage = z.output<typeof reportsPage>;

export const reportId = z.object({ id: z.uuid() });
