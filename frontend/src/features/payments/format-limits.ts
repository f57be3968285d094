import { formatFcfa, formatNumber } from '@loka/client';
import type { Operator } from '@/api/types';

/** `De 100 à 500 000 FCFA à la fois`. */
export const formatLimits = ({ least, most }: Operator['limits']['collect']): string =>
  `De ${formatNumber(least)} à ${formatFcfa(most)} à la fois`;
