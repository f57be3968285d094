import { body } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Item } from '@/api/types';

/** Offers an item or takes it off offer; the switch moves at once, and back if refused. */
export function useUpdateAvailability(item: Item) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (available: boolean) =>
      body(api.PUT('/item/update-availability', { body: { item_id: item.id, available } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
