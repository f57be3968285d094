import { counter } from '../monitoring/meters.js';

/** Of limits of either kind. */
export const refusals = counter(
  'rate_limit_refusals_total',
  'How often somebody has reached a limit, by its name',
  'limit',
);
