import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ItemDetail } from '@/api/types';
import type { ItemBody } from '../to-item-body';
import { itemQuery } from './get-item';

/** As it was when it was opened, or whatever has become of it since. */
type EditedVersion = number | 'current';

/**
 * Says something else of an item; refused when it was edited since `version`. What replaces another version of it leaves
 * the number of pieces that the form did not change: fewer since then are a loss, which nothing typed takes back.
 *
 * @param opened as the form began with it
 * @param onEdited called also when whoever sent it has left the form meanwhile
 */
export function useEditItem(
  { id, pieces: openedPieces }: Pick<ItemDetail, 'id' | 'pieces'>,
  onEdited: () => Promise<void>,
) {
  const queryClient = useQueryClient();
  const getCurrent = () => queryClient.fetchQuery({ ...itemQuery(id), staleTime: 0 });
  return useMutation({
    mutationFn: async ({ version, ...item }: ItemBody & { version: EditedVersion }) => {
      const replaced =
        version === 'current' ? await getCurrent() : { version, pieces: openedPieces };
      const pieces = item.pieces === openedPieces ? replaced.pieces : item.pieces;
      await api.PUT('/items/{id}', {
        params: { path: { id } },
        body: { ...item, pieces, version: replaced.version },
      });
      await onEdited();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
