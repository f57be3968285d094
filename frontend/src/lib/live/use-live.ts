import { useEffect, useRef, useSyncExternalStore } from 'react';
import { live } from './live';
import type { LiveEvent } from './read-events';

/** Calls `onEvent` for what the stream tells, as long as the component is shown. */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => live.on((event) => latest.current(event)), []);
}

/** Whether what happens is heard of at once. */
export function useIsLive(): boolean {
  return useSyncExternalStore(live.subscribe, live.connected, () => false);
}
