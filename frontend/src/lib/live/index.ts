export { live } from './live';
export { useIsLive, useLive } from './use-live';
