export { drafts } from './drafts';
export type { Entry, KeptPhoto } from './entry';
export {
  forgetLastSeen,
  lastSeen,
  OFFLINE_QUERY,
  readOrLastSeen,
  retryWhileStale,
} from './last-seen';
export { outbox } from './outbox';
export type { Sender } from './send-entry';
export { useEntries } from './use-entries';
