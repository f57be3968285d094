export type { Entry, KeptPhoto } from './entry';
export { forgetLastSeen, lastSeenAt, OFFLINE_QUERY, readOrLastSeen } from './last-seen';
export { outbox } from './outbox';
export type { Sender } from './send-entry';
export { useEntries } from './use-entries';
