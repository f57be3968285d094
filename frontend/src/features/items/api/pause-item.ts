import { body } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Item } from '@/api/types';

/**
 * Takes an item off the market until a day, from which it is offered again.
 *
 * @param onDone called before the lists are asked again
 */
export function usePauseItem(item: Item, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (until: string) =>
      body(
        api.PUT('/api/items/{id}/pause', { params: { path: { id: item.id } }, body: { until } }),
      ),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
