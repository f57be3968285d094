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

export const longJobStates = ['running', 'left', 'done', 'superseded'] as const;

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
    longJobs: z
      .array(
        z.object({
          name: z.string(),
          key: z.string().describe('Which run of it: the day of a nightly one'),
          state: z
            .enum(longJobStates)
            .describe('`left` until another worker resumes it; the last two are over'),
          holder: z.string().nullable().describe('The worker that has it, or ended it'),
          startedAt: instant,
          takenAt: instant.describe('When the last worker took it'),
          taken: z.int().describe('How often it passed on to a worker, or was left by one'),
          done: z.int(),
          total: z.int().nullable().describe('Null where it is not known'),
          progressedAt: instant,
          isLate: z.boolean().describe('Should have made progress by now'),
          failure: z.string().nullable().describe('Of the last try, until there is progress'),
          endedAt: instant.nullable(),
        }),
      )
      .describe('Runs that are open, and the last one of each kind that is over'),
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
