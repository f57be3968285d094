import { tabStorage } from '@loka/client';

const KEY = 'loka.reloaded';

/** Loads the page from the server, once: what is not there then either is not missing because of a release. */
export function reloadOnce(): void {
  if (!navigator.onLine || tabStorage.get(KEY) === location.href) return;
  tabStorage.set(KEY, location.href);
  location.reload();
}
