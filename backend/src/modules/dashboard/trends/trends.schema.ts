import { z } from 'zod';
import { PaymentOperator } from '../../../platform/database/generated/enums.js';
import { periodLengths } from '../domain/periods.js';

const xaf = z.int();

export const trendsQuery = z.object({ by: z.enum(periodLengths).default('week') });

/** What became of payments until now. */
export const paymentOutcomes = ['succeeded', 'failed', 'review', 'open'] as const;

/** How long something waited for staff to decide about it. */
const decisions = z
  .object({
    decided: z.int(),
    medianHours: z.number().nullable().describe('From its beginning to decision; null without any'),
    slowestHours: z.number().nullable().describe('Nine in ten were decided within'),
  })
  .meta({ id: 'DecisionTimes' });

export const trendView = z
  .object({
    from: z.iso.date(),
    to: z.iso.date().describe('Its last day, which may be to come'),
    signUps: z.int(),
    requests: z.int().describe('Paid for by their renter'),
    decided: z.int().describe('Of the requests, those that the owner answered or let expire'),
    accepted: z.int(),
    payments: z.array(
      z.object({
        operator: z.enum(PaymentOperator),
        outcome: z.enum(paymentOutcomes),
        count: z.int(),
        amount: xaf,
      }),
    ),
    held: z
      .object({
        wallets: xaf.describe('Of members, withdrawable or earned'),
        rentals: xaf.describe('Rents and security deposits of rentals'),
        onTheWay: xaf.describe('Of payments and payouts that are not decided'),
      })
      .describe('XAF that Loka holds for others, at the end of the period'),
    verifications: decisions,
    reports: decisions,
    reviews: decisions.describe('Of payments in review'),
    disputes: decisions.describe('About handovers and security deposits'),
    steps: z
      .object({
        views: z.int().describe('Somebody looked at an object'),
        checkouts: z.int().describe('Somebody came to pay for one'),
        started: z.int().describe('Payments of a rental that were begun'),
        paid: z.int().describe('Those of them that succeeded'),
      })
      .describe('On the way to a rental'),
  })
  .meta({ id: 'Trend' });

export type TrendsQuery = z.infer<typeof trendsQuery>;
export type DecisionTimes = z.infer<typeof decisions>;
export type TrendView = z.infer<typeof trendView>;
