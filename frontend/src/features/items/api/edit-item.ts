import { body } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ItemBody } from '../to-item-body';

/** Says something else of an item; refused when it was edited since `version`. */
export function useEditItem(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (item: ItemBody & { version: number }) =>
      body(api.PUT('/items/{id}', { params: { path: { id } }, body: item })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
