import { minuteMs } from '../../../kernel/duration.js';

/** In 24 hours. */
export const mostExports = 3;
/** After how many bytes the next picture goes into another file: what an api holds of one in memory, some times over. */
export const partBytes = 20_000_000;
/** How long the files are kept. */
export const keptDays = 7;
/** How long a worker may take for a file before another begins anew. */
export const leaseMs = 10 * minuteMs;
/** In each api: a whole file stands in memory. */
export const mostDownloadsAtOnce = 2;
/** Of a member, in an hour. */
export const mostDownloads = 20;
/** Of one file: 11 kB/s. Whoever takes it more slowly makes way for others. */
export const longestDownloadMs = 30 * minuteMs;
/** Of one whose client takes nothing. */
export const longestStallMs = minuteMs;
/** Of a member, in an hour: a phone loses its network and begins anew, but nobody holds a place for long. */
export const mostStalls = 3;
/** How often it is tried. */
export const mostAttempts = 3;
/** For the list, and so that three a day can be counted. */
export const rowsKeptDays = 30;

export const inDays = (from: Date, days: number): Date =>
  new Date(from.getTime() + days * 24 * 60 * minuteMs);
