import { env } from '../../../env.js';
import type { KeptDays } from '../domain/papers.js';

export const keptDays: KeptDays = {
  approved: env.PAPERS_KEPT_DAYS_APPROVED,
  rejected: env.PAPERS_KEPT_DAYS_REFUSED,
};
