import { OPENED } from './messages';

/** A page opened by a tap asks the server for no page: the service worker is told its address, as soon as there is one. */
export async function tellOpened(pathname: string): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(OPENED + location.origin + pathname);
}
