import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';

/**
 * Deletes an item; refused while it has a rental or a request under way.
 *
 * @param onDone called before the lists are asked again, which takes the item off the screen
 */
export function useDeleteItem(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/items/{id}', { params: { path: { id } } }),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
