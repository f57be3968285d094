export { live } from './live';
export type { LiveEvent } from './read-events';
export { useIsLive, useLive } from './use-live';
