/* What pages and the service worker tell each other. Texts alone: the build writes them into both. */

/** That a newer service worker takes the place of the active one. */
export const TAKE_OVER = 'take-over';
/** That the pages of members are to open without network. */
export const KEEP_SHELL = 'keep-shell';
/** Before the address of a page that was opened, so that it is kept. */
export const OPENED = 'opened ';
/** Where public pages and reads are kept; a member who signs out leaves none. */
export const SEEN_PAGES = 'loka-pages';
export const SEEN_READS = 'loka-reads';
/** Before a member's id: where public reads are kept as that member gets them, until the session is over. */
export const SEEN_BY_MEMBER = 'loka-reads-of-';
