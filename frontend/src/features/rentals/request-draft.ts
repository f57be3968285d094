import { keptForm } from '@/lib/kept-form';
import type { Period } from './availability';

export type RequestDraft = Period & { address: string; phone: string };

const EMPTY: RequestDraft = { start: '', end: '', address: '', phone: '' };

/** What was typed in an item's request form, kept while the visitor signs in or pays. */
export const requestDraft = (itemId: string) => keptForm(`request.${itemId}`, EMPTY);
