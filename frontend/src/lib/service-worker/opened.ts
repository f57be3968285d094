import { OPENED } from './messages';

/** A page opened by a tap asks the server for no page: the service worker is told its address, as soon as there is one. */
export async function tellOpened(): Promise<void> {
  const address = location.href;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(OPENED + address);
}
