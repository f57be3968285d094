import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { OFFLINE_QUERY, readOrLastSeen } from '@/lib/offline';

/** What a thread is called among what was seen last. */
export const threadName = (id: string): string => `thread ${id}`;

export const threadQuery = (id: string) => {
  const queryKey = ['threads', 'one', id];
  return queryOptions({
    queryKey,
    ...OFFLINE_QUERY,
    queryFn: ({ signal, client }) =>
      readOrLastSeen(
        threadName(id),
        () => body(api.GET('/api/threads/{id}', { params: { path: { id } }, signal })),
        { onLate: (thread) => client.setQueryData(queryKey, thread) },
      ),
    staleTime: 0,
  });
};
