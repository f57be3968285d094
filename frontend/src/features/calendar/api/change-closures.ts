import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ItemCalendar } from '@/api/types';
import { type ClosureChange, changed } from '../day-states';

const mutationKey = ['closures'];
/** Of one object, and of all of them. */
const queryKey = ['items', 'calendar'];

/** Of a change that failed on its way: which of its days are as they were. */
const unsent = new WeakMap<ClosureChange, ClosureChange['runs']>();

/**
 * Closes days of an object or opens them. They look so at once; what was tapped before is sent before,
 * and the calendars are read again after the last, whichever object it is of.
 *
 * @param onError called for each change that fails; the days are then as they were
 */
export function useChangeClosures(id: string, onError: (error: Error) => void) {
  const queryClient = useQueryClient();
  function show(change: ClosureChange) {
    queryClient.setQueriesData<ItemCalendar>(
      { queryKey: [...queryKey, id] },
      (calendar) => calendar && changed(calendar, change),
    );
    queryClient.setQueriesData<ItemCalendar[]>({ queryKey: [...queryKey, 'all'] }, (calendars) =>
      calendars?.map((calendar) => (calendar.id === id ? changed(calendar, change) : calendar)),
    );
  }
  return useMutation({
    mutationKey,
    scope: { id: `closures of ${id}` },
    mutationFn: async (change: ClosureChange) => {
      const { closed, runs } = change;
      for (const [index, run] of runs.entries()) {
        unsent.set(change, runs.slice(index));
        await api.PUT('/api/items/{id}/closures', {
          params: { path: { id } },
          body: { ...run, closed },
        });
      }
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    onError: (error, change) => {
      // Without a network nothing else would say how they are.
      show({ closed: !change.closed, runs: unsent.get(change) ?? change.runs });
      onError(error);
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey: ['items'] });
    },
  });
}
