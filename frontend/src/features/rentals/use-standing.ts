import { useQuery } from '@tanstack/react-query';
import type { ItemDetail, User } from '@/api/types';
import { useAuth } from '@/features/account';
import { mustBeVerified } from '@/features/verification';
import { pendingQuery } from './api/check-pending';

/**
 * How a visitor stands to an item: only one that is `open` can be requested. One that is for verified
 * members alone is `unverified` for other members; visitors, who may be either, fill in the form first.
 */
export type Standing = 'own' | 'unavailable' | 'pending' | 'unverified' | 'open';

/** `isKnown` turns true once it is certain; until then an item counts as open. */
export function useStanding(item: ItemDetail): { standing: Standing; isKnown: boolean } {
  const { user, status } = useAuth();
  const isOwn = user?.id === item.ownerId;
  const mayAsk = user !== null && !isOwn && item.available;
  const check = useQuery({ ...pendingQuery(item.id, user?.id ?? ''), enabled: mayAsk });

  // Without an answer the till says it, as it says everything again.
  const isKnown = status !== 'loading' && !(mayAsk && check.isLoading);
  return { standing: standingOf(item, user, check.data ?? false), isKnown };
}

function standingOf(item: ItemDetail, user: User | null, hasPending: boolean): Standing {
  if (user?.id === item.ownerId) return 'own';
  if (!item.available) return 'unavailable';
  if (hasPending) return 'pending';
  return user && mustBeVerified(item, user) ? 'unverified' : 'open';
}
