import type { Period } from './period';

export type RequestDraft = Period & { address: string; phone: string };

const EMPTY: RequestDraft = { start: '', end: '', address: '', phone: '' };
const keyOf = (itemId: string) => `loka.request.${itemId}`;

/** What was typed in an item's request form, kept while the visitor signs in or pays. */
export const requestDraft = {
  load: (itemId: string): RequestDraft => ({
    ...EMPTY,
    ...JSON.parse(sessionStorage.getItem(keyOf(itemId)) ?? '{}'),
  }),
  save: (itemId: string, draft: RequestDraft) =>
    sessionStorage.setItem(keyOf(itemId), JSON.stringify(draft)),
};
