import { z } from 'zod';
import { PaymentPurpose } from '../../../platform/database/generated/enums.js';

const instant = z.iso.datetime();

/** Work that a schedule of the workers finds and does. */
export const scheduledWork = [
  'requests',
  'handovers',
  'returns',
  'rental-changes',
  'payments',
  'approvals',
  'mails',
  'pushes',
  'sms',
  'data-exports',
  'account-deletions',
  'upload-removals',
] as const;

export const opsStateView = z
  .object({
    at: instant,
    redis: z.enum(['up', 'down']),
    queues: z
      .array(
        z.object({
          name: z.string(),
          workers: z.int().describe('Programs that take its jobs now'),
          isPaused: z.boolean(),
          waiting: z.int(),
          active: z.int(),
          delayed: z.int(),
          failed: z.int().describe('Kept as failed; what they were for is found again'),
          oldestAt: instant.nullable().describe('Since when the oldest waiting job is there'),
        }),
      )
      .describe('None while Redis is away'),
    scheduled: z
      .array(
        z.object({
          work: z.enum(scheduledWork),
          overdue: z.int().describe('Should have been done some minutes ago'),
          oldestAt: instant.nullable().describe('Since when'),
        }),
      )
      .describe('Of each kind of work that the schedules of the workers find'),
    audit: z
      .object({
        id: z.uuid(),
        day: z.iso.date(),
        at: instant,
        broken: z.int(),
        unchecked: z.int(),
      })
      .nullable()
      .describe('The last one; null before the first'),
    reconciliation: z
      .object({
        id: z.uuid(),
        day: z.iso.date(),
        at: instant,
        differences: z.int(),
        unanswered: z.int(),
      })
      .nullable(),
    payments: z
      .array(
        z.object({
          purpose: z.enum(PaymentPurpose),
          underway: z.int(),
          inReview: z.int(),
          oldestAt: instant.nullable(),
        }),
      )
      .describe('Those that are not decided'),
    mails: z.object({
      waiting: z.int(),
      retried: z.int().describe('Of the waiting ones, those that no server took at first'),
      failed: z.int().describe('Given up in the last 30 days'),
      oldestAt: instant.nullable().describe('Since when the oldest one that is due waits'),
    }),
  })
  .meta({ id: 'OpsState' });

export type OpsStateView = z.infer<typeof opsStateView>;
export type ScheduledWork = (typeof scheduledWork)[number];
