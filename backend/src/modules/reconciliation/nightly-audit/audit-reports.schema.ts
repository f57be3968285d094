import { z } from 'zod';
import { paging } from '../../../platform/http/paging.js';
import { auditParts } from '../invariants.js';

const rule = {
  /** As `make audit` names it. */
  name: z.string(),
  /** What staff read; the name of a rule that there is no more. */
  label: z.string(),
  /** Whether money depends on it. */
  part: z.enum(auditParts),
};

export const auditReportView = z
  .object({
    id: z.uuid(),
    /** The day it was made, in Gabon. */
    day: z.iso.date(),
    /** How many invariants were checked. */
    checked: z.int(),
    /** Those that do not hold, and how many rows break each. */
    broken: z.array(z.object({ ...rule, violations: z.int() })),
    /** Those whose check failed, and why. */
    unchecked: z.array(z.object({ ...rule, reason: z.string() })),
    /** How long it took, in ms. */
    duration: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AuditReport' });

export type AuditReportView = z.infer<typeof auditReportView>;

export const auditReportsPage = paging(['day']);

export type AuditReportsPage = z.output<typeof auditReportsPage>;

export const auditReportId = z.object({ id: z.uuid() });
