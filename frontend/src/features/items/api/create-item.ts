import { ApiError } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { NewItem } from '@/api/types';

/** Lists an item. Its id is ours, so trying again after a lost answer lists it once. */
export function useCreateItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (item: NewItem & { id: string }) => {
      try {
        await api.POST('/item', { body: item });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'item-id-taken')) throw error;
        // Nobody else knows this id: an earlier try had arrived, perhaps before something more was typed.
        const { id, ...said } = item;
        await api.PUT('/items/{id}', { params: { path: { id } }, body: { ...said, version: 1 } });
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
