import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';
import { staffReason } from '../../platform/http/staff-reason.js';

const incidentStatuses = ['proposed', 'open', 'ended', 'dismissed'] as const;

const incidentOperator = z.enum(['airtel', 'moov']);

const person = z.object({ id: z.uuid(), name: z.string() });

/** A time in which an operator does not work, as staff see it. */
export const incidentView = z
  .object({
    id: z.uuid(),
    operator: incidentOperator,
    operatorLabel: z.string(),
    status: z.enum(incidentStatuses),
    startedAt: z.iso.datetime().describe('Since when the operator has not worked'),
    proposal: z
      .object({
        at: z.iso.datetime(),
        attempts: z.int().describe('Payments of known outcome in the minutes before'),
        failures: z.int().describe('Those of them that failed for a technical reason'),
        usualPercent: z.int().describe('How many of a hundred failed in the week before'),
      })
      .nullable()
      .describe('Why it was proposed to staff; null when they declared it by themselves'),
    declaredBy: person.nullable(),
    declaredAt: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
    blocksPayments: z.boolean().describe('Whether new payments by this operator are refused'),
    blockedBy: person.nullable().describe('Who blocked them, where that came later'),
    blockedAt: z.iso.datetime().nullable(),
    blockingReason: z.string().nullable(),
    closedBy: person.nullable().describe('Who ended it, or dismissed the proposal'),
    closedAt: z.iso.datetime().nullable(),
    closingReason: z.string().nullable(),
  })
  .meta({ id: 'OperatorIncident' });

export type IncidentView = z.infer<typeof incidentView>;

export const incidentParams = z.object({ id: z.uuid() });

/** Newest first. */
export const incidentList = paging(['startedAt']).extend({
  status: z.enum(incidentStatuses).optional(),
  live: z
    .stringbool()
    .optional()
    .describe('True: what is open or proposed, at most one of each operator'),
});

export type IncidentList = z.output<typeof incidentList>;

export const incidentDeclaration = z
  .object({
    operator: incidentOperator,
    reason: staffReason,
    blocksPayments: z.boolean().default(false).describe('Refuse new payments by this operator'),
    startedAt: z.iso
      .datetime()
      .optional()
      .describe('Since when it has not worked, in the last 24 hours; now without'),
  })
  .meta({ id: 'IncidentDeclaration' });

export type IncidentDeclaration = z.output<typeof incidentDeclaration>;

export const paymentBlocking = z.object({ reason: staffReason }).meta({ id: 'PaymentBlocking' });

export const incidentClosing = z.object({ reason: staffReason }).meta({ id: 'IncidentClosing' });

export type IncidentClosing = z.output<typeof incidentClosing>;
