import { ApiError } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { NewItem } from '@/api/types';

/** Lists an item. Its id is ours, so trying again after a lost answer lists it once. */
export function useCreateItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (item: NewItem & { id: string }) => {
      await api.POST('/item', { body: item }).catch((error: unknown) => {
        // Nobody else knows this id: the earlier try had arrived.
        if (!(error instanceof ApiError && error.code === 'item-id-taken')) throw error;
      });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
