import { laterPart } from '@/lib/later-part';

/** On pages of a first visit, which seldom have nothing to show. */
export const LateEmptyState = laterPart(async () => (await import('./empty-state')).EmptyState);
