import { dayMs, hourMs, minuteMs } from '../../../kernel/duration.js';

/** A round every ten seconds takes all that is due, page by page: thousands at midnight take minutes. */
export const roundAllowanceMs = 15 * minuteMs;
/** Staff decide by hand, and not on a Sunday. */
export const reviewAllowanceMs = 7 * dayMs;
/** The last check may itself be late, and a worker may have to be started again for it. */
export const checkAllowanceMs = hourMs;
/** A payment is checked every six hours at the least; a minute more for clocks that differ. */
export const longestCheckPauseMs = 6 * hourMs + minuteMs;
