import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { NotificationChoices, NotificationSettings } from '@/api/types';

export const settingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: ({ signal }) => body(api.GET('/api/notifications/settings', { signal })),
});

/**
 * Shown at once; what is refused is taken back. Each change says all that is chosen, so they reach the
 * server one after the other, and an answer to one is not shown while others wait for theirs.
 */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery;
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1;
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: (choices: NotificationChoices) =>
      body(api.PUT('/api/notifications/settings', { body: choices })),
    onMutate: (choices) => {
      const before = queryClient.getQueryData<NotificationSettings>(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, ...choices });
      return before;
    },
    onSuccess: (settings) => {
      if (isLast()) queryClient.setQueryData(queryKey, settings);
    },
    onError: (_error, _choices, before) => {
      if (!isLast()) return;
      queryClient.setQueryData(queryKey, before);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
