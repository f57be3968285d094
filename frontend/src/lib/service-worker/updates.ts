import { createListeners } from '@loka/client';
import { TAKE_OVER } from './messages';

let waiting: ServiceWorker | undefined;
/** Another tab has taken it, and this one still runs the version before. */
let isTaken = false;
const listeners = createListeners();

/** A newer version of the site that waits to be taken. */
export const updates = {
  isReady: (): boolean => waiting !== undefined || isTaken,

  subscribe: listeners.subscribe,

  /** Reloads the page with it. */
  take(): void {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload);
    if (waiting) waiting.postMessage(TAKE_OVER);
    else reload();
  },
};

/** Follows whether there is one; the first of all takes nobody's place. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    isTaken ||= waiting?.state === 'activating' || waiting?.state === 'activated';
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
