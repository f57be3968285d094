import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';

/**
 * @param authorization `Bearer <METRICS_TOKEN>`
 * @throws ProblemError `not-found` to others: in production there is nothing to see without a token
 */
export function requireMetricsToken(authorization = ''): void {
  if (!env.METRICS_TOKEN && env.NODE_ENV !== 'production') return;
  const expected = `Bearer ${env.METRICS_TOKEN}`;
  if (env.METRICS_TOKEN && safeEqual(authorization, expected)) return;
  throw new ProblemError('not-found');
}
