import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is rendered on the server and taken over from it, true from then on: for what depends on
 * the browser, the visitor or the time.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
