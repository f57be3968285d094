import { body, saveFile } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, sessionStore } from '@/api/client';

const WAIT_MS = 4_000;

/** The last export of one's data that was asked for. */
export const exportQuery = () =>
  queryOptions({
    queryKey: ['data-export', sessionStore.userId()],
    queryFn: async ({ signal }) => (await body(api.GET('/api/account/exports', { signal }))).last,
    // A worker makes it.
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? WAIT_MS : false),
  });

export function useRequestExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/account/exports'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['data-export'] }),
  });
}

export function useSaveExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, part }: { id: string; part: number }) => {
      const { data, response } = await api.GET('/api/account/exports/{id}/file', {
        params: { path: { id }, query: { part } },
        parseAs: 'blob',
      });
      saveFile(data as Blob, response);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['data-export'] }),
  });
}
