import { z } from 'zod';
import { paging } from '../../../platform/http/paging.js';

export const comparisonsPage = paging(['requestedAt']);

export type ComparisonsPage = z.output<typeof comparisonsPage>;

export const comparisonStates = ['waiting', 'running', 'done', 'failed'] as const;

export const comparisonView = z
  .object({
    id: z.uuid(),
    state: z.enum(comparisonStates),
    requestedAt: z.iso.datetime(),
    requestedBy: z.object({ id: z.uuid(), name: z.string() }),
    endedAt: z.iso.datetime().nullable().describe('When it was done, or given up'),
    reportId: z.uuid().nullable().describe('What it found; null until it is done'),
  })
  .meta({ id: 'Comparison' });

export type ComparisonView = z.infer<typeof comparisonView>;
