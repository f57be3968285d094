import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { OFFLINE_QUERY, readOrLastSeen } from '@/lib/offline';

/** What a thread is called among what was seen last. */
export const threadName = (id: string): string => `thread ${id}`;

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['threads', 'one', id],
    ...OFFLINE_QUERY,
    queryFn: ({ signal }) =>
      readOrLastSeen(threadName(id), () =>
        body(api.GET('/api/threads/{id}', { params: { path: { id } }, signal })),
      ),
    staleTime: 0,
  });
