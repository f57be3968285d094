import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** What a thread is about. */
type About = { item_id: string } | { rental_id: string };

/** The thread about an object or of a rental, which is made the first time. */
export const openThreadQuery = (about: About) =>
  queryOptions({
    queryKey: ['threads', 'of', about],
    queryFn: () => body(api.POST('/api/threads', { body: about })),
    staleTime: Number.POSITIVE_INFINITY,
  });
