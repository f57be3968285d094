import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

type Press = { userId: string; itemId: string; isKept: boolean };

/** Of hearts, in their order, which the server may not know yet: it would show them as they were before. */
export const presses = new Set<Press>();

/** The ids of the objects that a member keeps, the newest first. */
export const favouriteIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['favourites', 'ids', userId],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const ids = await body(api.GET('/api/favourites/ids', { signal }));
      return [...presses].filter((press) => press.userId === userId).reduce(afterPress, ids);
    },
  });

export function afterPress(ids: string[], { itemId, isKept }: Press): string[] {
  const others = ids.filter((id) => id !== itemId);
  return isKept ? [itemId, ...others] : others;
}
