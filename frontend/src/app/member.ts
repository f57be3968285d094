import { live } from '@/lib/live';
import { outbox } from '@/lib/offline';
import { KEEP_SHELL } from '@/lib/service-worker/messages';

/** What goes on behind the pages of whoever is signed in. */
export function start(): void {
  outbox.start(async () => (await import('./senders')).senders);
  live.start();
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(KEEP_SHELL));
}
