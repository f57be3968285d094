import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { NotificationChoices, NotificationSettings } from '@/api/types';

export const settingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: ({ signal }) => body(api.GET('/api/notifications/settings', { signal })),
});

/** Shown at once; what is refused is taken back. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery;
  return useMutation({
    mutationFn: (choices: NotificationChoices) =>
      body(api.PUT('/api/notifications/settings', { body: choices })),
    onMutate: (choices) => {
      const before = queryClient.getQueryData<NotificationSettings>(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, ...choices });
      return before;
    },
    onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
    onError: (_error, _choices, before) => queryClient.setQueryData(queryKey, before),
  });
}
