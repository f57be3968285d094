import { plural } from '@loka/client';
import { usePolicy } from '@/api/get-public-config';
import type { Policy } from '@/api/types';

type HoursProps = {
  of: Extract<keyof Policy, `${string}Hours`>;
  /** `48 h` instead of `48 heures`. */
  short?: boolean;
};

/** A delay in force, as part of a sentence that can be read before the delay is known. */
export function Hours({ of, short = false }: HoursProps) {
  const hours = usePolicy()?.[of];
  if (short) return `${hours ?? '…'}\u00a0h`;
  return hours === undefined ? '…\u00a0heures' : plural(hours, 'heure');
}
