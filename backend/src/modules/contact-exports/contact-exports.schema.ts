import { z } from 'zod';
import { staffReason } from '../../platform/http/staff-reason.js';

export const contactListNames = ['members', 'payments'] as const;
export type ContactListName = (typeof contactListNames)[number];

const list = z.enum(contactListNames);
const filter = z
  .record(z.string().max(40), z.string().max(200))
  .describe('What the list is filtered by, as its address has it');

/** What is kept of a file that is asked for, while it waits for an admin. */
export const contactExportRequest = z.object({
  list,
  filter,
  /** How many the list had then. */
  rows: z.int().nonnegative(),
});
export type ContactExportRequest = z.output<typeof contactExportRequest>;

export const newContactExport = z
  .object({ list, filter: filter.default({}), reason: staffReason })
  .meta({ id: 'NewContactExport' });
export type NewContactExport = z.output<typeof newContactExport>;

export const contactExportView = z
  .object({
    id: z.uuid(),
    approvalId: z.uuid().nullable().describe('Of the act that an admin has to approve first'),
  })
  .meta({ id: 'ContactExport' });

export const contactExportParams = z.object({ id: z.uuid() });
