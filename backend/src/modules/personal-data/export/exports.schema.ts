import { z } from 'zod';

export const dataExportView = z
  .object({
    id: z.uuid(),
    state: z.enum(['preparing', 'ready', 'failed', 'expired']),
    requestedAt: z.iso.datetime(),
    /** Until when it can be downloaded; null unless it was ready. */
    expiresAt: z.iso.datetime().nullable(),
    /** The ZIP files that it is in, each good by itself; none unless it is ready. */
    parts: z.array(z.object({ part: z.int().min(1), bytes: z.int() })),
  })
  .meta({ id: 'DataExport' });
export type DataExportView = z.infer<typeof dataExportView>;

export const lastExportView = z.object({ last: dataExportView.nullable() });

export const exportParams = z.object({ id: z.uuid() });
export type ExportParams = z.infer<typeof exportParams>;

export const exportPart = z.object({
  part: z.coerce.number().int().min(1).max(10_000).default(1).describe('Which file, from 1'),
});
export type ExportPart = z.infer<typeof exportPart>;
