import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';

export const auditLogQuery = paging(['at']).extend({
  actorId: z.uuid().optional(),
  action: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

export const auditEntryView = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actorId: z.uuid(),
    actorName: z.string(),
    action: z.string(),
    subject: z.string(),
    subjectId: z.string(),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryView = z.infer<typeof auditEntryView>;
