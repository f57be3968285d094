export { drafts } from './drafts';
export type { Entry, KeptPhoto } from './entry';
export { forgetMember } from './forget-member';
export { forgetLastSeen, readOrLastSeen } from './last-seen';
export { outbox } from './outbox';
export type { Sender } from './send-entry';
export { lastSeen, OFFLINE_QUERY, retryWhileStale } from './stale';
export { useEntries } from './use-entries';
export { useSendNow } from './use-send-now';
