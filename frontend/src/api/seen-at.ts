import { createListeners } from '@loka/client';

/** The header of an answer that the service worker has kept: the ISO instant when it was the server's. */
export const SEEN_AT = 'x-loka-seen-at';

/** Since when something on the page is only as it was seen; undefined while all is the server's. */
let oldest: string | undefined;
const listeners = createListeners();

export const seenAt = {
  get: (): string | undefined => oldest,

  subscribe: listeners.subscribe,

  /** @param at an ISO instant */
  note(at: string): void {
    if (oldest !== undefined && oldest <= at) return;
    set(at);
  },

  clear: (): void => set(undefined),
};

function set(at: string | undefined): void {
  oldest = at;
  listeners.tell();
}
