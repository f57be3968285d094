import { nextCursor } from '@loka/client';
import { api } from '@/api/client';
import { seenPages } from '@/lib/offline/seen-pages';
import { FAVOURITES } from '@/lib/seen-names';

const PAGE_SIZE = 24;

/** The objects that a member keeps, the newest first, page after page. */
export const favouritesQuery = (userId: string) => ({
  ...seenPages({
    name: FAVOURITES,
    queryKey: ['favourites', 'list', userId],
    load: async (cursor, signal) => {
      const query = { cursor, limit: PAGE_SIZE };
      const { data = [], response } = await api.GET('/api/favourites', {
        params: { query },
        signal,
      });
      return { favourites: data, next: nextCursor(response) };
    },
  }),
  enabled: userId !== '',
});
