import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { SavedSearch } from '@/api/types';
import type { LastingFilters } from '../same-search';

const KEY = 'saved-searches';

/** The searches that a member is told of, the newest first. */
export const savedSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: [KEY, userId],
    queryFn: ({ signal }) => body(api.GET('/api/saved-searches', { signal })),
    enabled: userId !== '',
  });

/** One that is saved already stays as it is. */
export function useSaveSearch(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (search: LastingFilters) => body(api.POST('/api/saved-searches', { body: search })),
    onSuccess: (saved) =>
      client.setQueryData<SavedSearch[]>(savedSearchesQuery(userId).queryKey, (known = []) => [
        saved,
        ...known.filter(({ id }) => id !== saved.id),
      ]),
  });
}

/** @param said called before the list is asked again, which takes the search off the screen */
export function useDeleteSavedSearch(said: {
  onSuccess: () => void;
  onError: (error: Error) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.DELETE('/api/saved-searches/{id}', { params: { path: { id } } }),
    ...said,
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
