import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';
import { longText } from '../../platform/http/texts.js';
import {
  allReportReasons,
  isReasonOf,
  reportKinds,
  reportOutcomes,
} from './domain/report-kinds.js';

export const newReport = z
  .object({
    kind: z.enum(reportKinds),
    subjectId: z.uuid().describe('Of what is reported; of a rental, help with it is asked for'),
    reason: z.enum(allReportReasons).describe('One of those of its kind'),
    words: longText().max(1000).default(''),
  })
  .superRefine(({ kind, reason, words }, context) => {
    if (!isReasonOf(kind, reason))
      context.addIssue({
        code: 'custom',
        path: ['reason'],
        message: 'Choisissez un motif de la liste',
      });
    if (reason === 'other' && words.length < 10)
      context.addIssue({
        code: 'custom',
        path: ['words'],
        message: 'Expliquez le problème en quelques mots (10 caractères au moins)',
      });
  })
  .meta({ id: 'NewReport' });

export const madeReportView = z.object({ id: z.uuid() }).meta({ id: 'MadeReport' });

const person = z.object({ id: z.uuid(), name: z.string() });

/** A report as staff list it. */
export const reportRow = z
  .object({
    id: z.uuid(),
    kind: z.enum(reportKinds),
    subjectId: z.uuid(),
    reason: z.enum(allReportReasons),
    words: z.string().describe('Empty where it is withheld'),
    title: z.string().describe('Of what was reported, as the reporter saw it'),
    text: z.string().describe('The same'),
    createdAt: z.iso.datetime(),
    overdue: z.boolean().describe('Whether it has waited for longer than it should'),
    reporter: person.nullable().describe('Null where it is withheld'),
    withheld: z
      .boolean()
      .describe('Whether it is about the caller, who reads neither who made it nor why'),
    member: person.describe('Whom it is about'),
    subjectReports: z.int().describe('How often this was reported, this time included'),
    memberReports: z.int().describe('How many reports are about the member, this one included'),
    takenBy: person.nullable().describe('Who of the staff looks at it, or closed it'),
    takenAt: z.iso.datetime().nullable(),
    closedAt: z.iso.datetime().nullable(),
    outcome: z.enum(reportOutcomes).nullable(),
    closingWords: z.string().describe('Empty for whoever made it or whom it is about'),
  })
  .meta({ id: 'Report' });

export const reportView = reportRow
  .extend({
    outcomes: z.array(z.enum(reportOutcomes)).describe('How it may be closed'),
    involved: z.boolean().describe('Whether the caller made it, or it is about the caller'),
    hasContext: z
      .boolean()
      .describe('Whether something private stands around it, which `context` answers'),
  })
  .meta({ id: 'ReportDetail' });

/** Something private that was written around what is reported, or that itself. */
export const reportContextLine = z
  .object({
    id: z.uuid(),
    author: person,
    text: z.string(),
    pictures: z.array(z.string()).describe('Addresses, for staff alone'),
    at: z.iso.datetime(),
    reported: z.boolean(),
  })
  .meta({ id: 'ReportContextLine' });

export type NewReport = z.output<typeof newReport>;
export type ReportRow = z.infer<typeof reportRow>;
export type ReportView = z.infer<typeof reportView>;
export type ReportContextLineView = z.infer<typeof reportContextLine>;

export const reportParams = z.object({ id: z.uuid() });

export const reportPictureParams = z.object({ id: z.uuid(), uploadId: z.uuid() });

export const reportPictureQuery = z.object({
  width: z.literal(['320', '1280']).default('1280').transform(Number),
});

export const reportStates = ['open', 'waiting', 'taken', 'closed'] as const;

/** Oldest first: who has waited longest comes first. */
export const reportList = paging(['createdAt', 'closedAt']).extend({
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  state: z.enum(reportStates).optional().describe('`waiting` is open and taken by nobody'),
  kind: z.enum(reportKinds).optional(),
  memberId: z.uuid().optional().describe('Whom they are about'),
  reporterId: z.uuid().optional(),
  subjectId: z.uuid().optional(),
});

export const reportClosing = z
  .object({ outcome: z.enum(reportOutcomes), reason: longText().min(3).max(500) })
  .meta({ id: 'ReportClosing' });

export type ReportList = z.output<typeof reportList>;
export type ReportClosing = z.output<typeof reportClosing>;

/** What may not be let, as the public page says it. */
export const prohibitedObjectsView = z
  .object({ id: z.string(), title: z.string(), description: z.string() })
  .meta({ id: 'ProhibitedObjects' });
