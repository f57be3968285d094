import { TAKE_OVER } from './messages';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** A newer version of the site that waits to be taken. */
export const updates = {
  isReady: (): boolean => waiting !== undefined,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Reloads the page with it. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting?.postMessage(TAKE_OVER);
  },
};

/** Follows whether there is one; the first of all takes nobody's place. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    waiting = navigator.serviceWorker.controller ? (registration.waiting ?? undefined) : undefined;
    for (const listener of listeners) listener();
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', follow);
  // It may be on its way already, or wait since an earlier visit.
  follow();
  tell();
}
