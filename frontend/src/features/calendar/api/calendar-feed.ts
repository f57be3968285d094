import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The secret address at which other calendars read the days of an object. */
export const calendarFeedQuery = (id: string) =>
  queryOptions({
    queryKey: ['calendar-feed', id],
    queryFn: ({ signal }) =>
      body(api.GET('/api/items/{id}/calendar-feed', { params: { path: { id } }, signal })),
  });

/** Gives the calendar another address, or its first. */
export function useRenewCalendarFeed(id: string, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => body(api.POST('/api/items/{id}/calendar-feed', { params: { path: { id } } })),
    onSuccess: (feed) => {
      queryClient.setQueryData(calendarFeedQuery(id).queryKey, feed);
      onDone?.();
    },
  });
}
