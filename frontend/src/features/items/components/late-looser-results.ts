import { laterPart } from '@/lib/later-part';

/** Below the results: most searches fill their page without them. */
export const LateLooserResults = laterPart(
  async () => (await import('./looser-results')).LooserResults,
);
