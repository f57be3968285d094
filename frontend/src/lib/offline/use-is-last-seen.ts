import { useSyncExternalStore } from 'react';
import { lastSeen } from './stale';

/** Whether what has this name is shown as it was seen before. */
export function useIsLastSeen(name: string): boolean {
  const stale = useSyncExternalStore(lastSeen.subscribe, lastSeen.get, lastSeen.get);
  return stale[name] !== undefined;
}
