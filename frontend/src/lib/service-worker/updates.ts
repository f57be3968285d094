import { createListeners } from '@loka/client';
import { TAKE_OVER } from './messages';

let waiting: ServiceWorker | undefined;
const listeners = createListeners();

/** A newer version of the site that waits to be taken. */
export const updates = {
  isReady: (): boolean => waiting !== undefined,

  subscribe: listeners.subscribe,

  /** Reloads the page with it. */
  take(): void {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload);
    waiting?.postMessage(TAKE_OVER);
    // Another tab has taken it.
    if (waiting?.state !== 'installed') reload();
  },
};

/** Follows whether there is one; the first of all takes nobody's place. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    waiting = navigator.serviceWorker.controller ? (registration.waiting ?? undefined) : undefined;
    waiting?.addEventListener('statechange', tell);
    listeners.tell();
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', follow);
  // It may be on its way already, or wait since an earlier visit.
  follow();
  tell();
}
