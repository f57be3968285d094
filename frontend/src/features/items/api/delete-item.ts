import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Deletes an item; refused while it has a rental or a request under way. */
export function useDeleteItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/items/{id}', { params: { path: { id } } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
