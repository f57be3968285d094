import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Of one notification by its id, or of all. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | 'all') => {
      if (id === 'all') await api.POST('/api/notifications/read');
      else await api.POST('/api/notifications/{id}/read', { params: { path: { id } } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
}
