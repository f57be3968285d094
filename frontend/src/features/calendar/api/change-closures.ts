import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ItemCalendar } from '@/api/types';
import { type ClosureChange, changed } from '../day-states';

/**
 * Closes days of an object or opens them. They look so at once; what was tapped before is sent before,
 * and the calendar is read again after the last.
 *
 * @param onError called for each change that fails; the days are then as they were
 */
export function useChangeClosures(id: string, onError: (error: Error) => void) {
  const queryClient = useQueryClient();
  const mutationKey = ['closures', id];
  const queryKey = ['items', 'calendar', id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async ({ closed, runs }: ClosureChange) => {
      for (const run of runs) {
        await api.PUT('/api/items/{id}/closures', {
          params: { path: { id } },
          body: { ...run, closed },
        });
      }
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueriesData<ItemCalendar>(
        { queryKey },
        (calendar) => calendar && changed(calendar, change),
      );
    },
    onError,
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey: ['items'] });
    },
  });
}
