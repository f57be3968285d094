import { ApiError } from '@loka/client';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { NewItem } from '@/api/types';

const CREATION = ['create-item'];

/**
 * Lists an item. Its id is ours, so trying again after a lost answer lists it once.
 *
 * @param onListed called also when whoever sent it has left the form meanwhile
 */
export function useCreateItem(onListed: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CREATION,
    mutationFn: async (item: NewItem & { id: string }) => {
      try {
        await api.POST('/item', { body: item });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'item-id-taken')) throw error;
        // Nobody else knows this id: an earlier try had arrived, perhaps before something more was typed.
        const { id, ...said } = item;
        await api.PUT('/items/{id}', { params: { path: { id } }, body: { ...said, version: 1 } });
      }
      await onListed();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}

/** Whether an item is on its way to the server. */
export const useIsListing = (): boolean => useIsMutating({ mutationKey: CREATION }) > 0;
