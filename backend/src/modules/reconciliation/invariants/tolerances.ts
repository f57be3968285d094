/** How far apart the times of two rows may lie that should be the same, or in order. */

/** Rows of one transaction of the database, which may last this long, seconds. */
export const longestTransactionSeconds = 15;

/** Rows of two servers, whose clocks are never quite the same, seconds. */
export const clockDifferenceSeconds = 10;
