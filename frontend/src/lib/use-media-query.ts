import { useSyncExternalStore } from 'react';

/** Follows a CSS media query. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // The server knows no screen, and the browser's first render is the server's.
    () => false,
  );
}
