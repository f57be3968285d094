import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

type Press = { userId: string; itemId: string; isKept: boolean };

/** Of hearts that the server may not know yet: it would show them as they were before. */
const presses = new Map<string, Press>();

/** It counts in every answer, in the place of an earlier one of the same object, until the server was told of it. */
export const addPress = (press: Press): void => void presses.set(press.itemId, press);

/** Unless another press of the same object has followed. */
export function forgetPress({ itemId, isKept }: Press): void {
  if (presses.get(itemId)?.isKept === isKept) presses.delete(itemId);
}

/** The ids of the objects that a member keeps, the newest first. */
export const favouriteIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['favourites', 'ids', userId],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const ids = await body(api.GET('/api/favourites/ids', { signal }));
      return [...presses.values()]
        .filter((press) => press.userId === userId)
        .reduce(afterPress, ids);
    },
  });

export function afterPress(ids: string[], { itemId, isKept }: Press): string[] {
  const others = ids.filter((id) => id !== itemId);
  return isKept ? [itemId, ...others] : others;
}
