/*
 * What this browser's database and the lists in it are called; the service worker reads them too. Texts alone: the build
 * writes them into both.
 */

export const DATABASE = 'loka';
export const SEEN_STORE = 'seen';

/** The signed-in member, without whom no page of theirs is drawn. */
export const SESSION = 'session';
export const MY_RENTALS = 'rented';
export const REQUESTS = 'received';
export const THREADS = 'threads';
export const FAVOURITES = 'favourites';
export const MY_ITEMS = 'my items';
/** The summary of it. */
export const WALLET = 'wallet';
