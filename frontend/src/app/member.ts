import { live } from '@/lib/live';
import { outbox } from '@/lib/offline';

/** What goes on behind the pages of whoever is signed in. */
export function start(): void {
  outbox.start(async () => (await import('./senders')).senders);
  live.start();
}
