import type { Rental } from '@/api/types';

type Action = Rental['actions'][number];

/** How a button is drawn: the one action that comes first stands out, as the server says. */
export function variantOf({ progress }: Partial<Rental>, action: Action): 'primary' | 'secondary' {
  return progress?.action === action ? 'primary' : 'secondary';
}
