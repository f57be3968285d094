import { useQuery } from '@tanstack/react-query';
import type { ItemDetail } from '@/api/types';
import { useAuth } from '@/features/account';
import { pendingQuery } from './api/check-pending';

/** How a visitor stands to an item: only one that is `open` can be requested. */
export type Standing = 'own' | 'unavailable' | 'pending' | 'open';

/** `isKnown` turns true once it is certain; until then an item counts as open. */
export function useStanding(item: ItemDetail): { standing: Standing; isKnown: boolean } {
  const { user, status } = useAuth();
  const isOwn = user?.id === item.ownerId;
  const mayAsk = user !== null && !isOwn && item.available;
  const check = useQuery({ ...pendingQuery(item.id, user?.id ?? ''), enabled: mayAsk });

  // Without an answer the till says it, as it says everything again.
  const isKnown = status !== 'loading' && !(mayAsk && check.isLoading);
  const open = check.data ? 'pending' : 'open';
  return { standing: isOwn ? 'own' : item.available ? open : 'unavailable', isKnown };
}
