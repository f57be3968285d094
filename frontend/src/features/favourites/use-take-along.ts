import { body } from '@loka/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '@/api/client';
import { useAuth } from '@/features/account';
import { favouriteIdsQuery } from './api/list-ids';
import { visitorFavourites } from './visitor-favourites';

/** What was kept in this browser becomes the member's who signs in or signs up in it. */
export function useTakeFavouritesAlong(): void {
  const { user } = useAuth();
  const client = useQueryClient();
  const userId = user?.id;
  useEffect(() => {
    const items = [...visitorFavourites.list()];
    if (!userId || items.length === 0) return;
    const merge = async () => {
      const ids = await body(api.POST('/api/favourites/merge', { body: { items } }));
      visitorFavourites.clear();
      client.setQueryData(favouriteIdsQuery(userId).queryKey, ids);
      await client.invalidateQueries({ queryKey: ['favourites', 'list'] });
    };
    // They stay in the browser until a later visit takes them along.
    merge().catch(() => undefined);
  }, [userId, client]);
}
