import { zone } from '../../kernel/day.js';

/** How every tick is scheduled: by the clocks of Gabon, and never while the last is still running. */
export const tick = { timeZone: zone, waitForCompletion: true } as const;
