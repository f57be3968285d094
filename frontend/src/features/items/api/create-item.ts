import { ApiError } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { api } from '@/api/client';
import type { NewItem } from '@/api/types';

/** A connection that hangs ends, and the same can be sent again. */
const PATIENCE_MS = 60_000;

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
      const signal = AbortSignal.timeout(PATIENCE_MS);
      try {
        await api.POST('/item', { body: item, signal });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'item-id-taken')) throw error;
        // Nobody else knows this id: an earlier try had arrived, perhaps before something more was typed.
        const { id, ...said } = item;
        const edit = { params: { path: { id } }, body: { ...said, version: 1 }, signal };
        await api.PUT('/items/{id}', edit);
      }
      await onListed();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}

/** Whether an item is on its way to the server. The library's own hook would make every first visit heavier. */
export function useIsListing(): boolean {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    useCallback((tell) => queryClient.getMutationCache().subscribe(tell), [queryClient]),
    () => queryClient.isMutating({ mutationKey: CREATION }) > 0,
    () => false,
  );
}
