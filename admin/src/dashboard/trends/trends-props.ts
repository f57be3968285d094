import type { Trend } from '../../api/dashboard';

/** What each group of charts takes. */
export interface TrendsProps {
  trends: Trend[];
  /** How the last period is called. */
  now: string;
}
