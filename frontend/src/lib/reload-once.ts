import { tabStorage } from '@loka/client';

const KEY = 'loka.reloaded';

/**
 * Loads the page from the server, once: what is not there then either is not missing because of a
 * release. False when it has been done already, or there is no network to do it with.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || tabStorage.get(KEY) === location.href) return false;
  tabStorage.set(KEY, location.href);
  location.reload();
  return true;
}
