import type { BrokenBooks } from '../../../test/support/broken-books.js';

/** Breaks the books in one way, and says what the report must name. */
export type Break = (books: BrokenBooks) => Promise<string>;

/** Ways in which the books must never be, by the invariant that says so. */
export type Breaks = Record<string, Record<string, Break>>;
