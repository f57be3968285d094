import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';
import { auditActions, auditSubjects } from '../audit-log/index.js';

const action = z.enum(auditActions);

export const auditLogQuery = paging(['at']).extend({
  actorId: z.uuid().optional(),
  action: action.optional(),
  subjectId: z.string().max(100).optional(),
  person: z
    .string()
    .trim()
    .max(100, 'Saisissez cent caractères au plus.')
    .optional()
    .describe('Name or address of who acted, or of the member who was acted upon'),
  from: z.iso.date().optional().describe('The first day, in Gabon'),
  to: z.iso.date().optional().describe('The last day, in Gabon'),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

export const auditEntryView = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actorId: z.uuid(),
    actorName: z.string(),
    proposerName: z.string().nullable().describe('Who had proposed what was approved or refused'),
    action,
    actionName: z.string().describe('In French'),
    actName: z
      .string()
      .nullable()
      .describe('What two people do together is called, in French; null of what one does'),
    subject: z.enum(auditSubjects),
    subjectId: z.string(),
    subjectName: z
      .string()
      .nullable()
      .describe('Whom or what the act was about; null when it has no name'),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryView = z.infer<typeof auditEntryView>;

/** An act, and what staff read of it. */
export const auditActView = z.object({ id: action, name: z.string() }).meta({ id: 'AuditAct' });
