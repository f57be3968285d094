import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { OFFLINE_QUERY, retryWhileStale } from './stale';

type SeenQuery<Data> = {
  /** What it is called among what was seen last; the page says its age by that name. */
  name: string;
  queryKey: QueryKey;
  read: (signal: AbortSignal) => Promise<Data>;
};

/** Something of a member that is read again without network as it was seen last. */
export const seenQuery = <Data>({ name, queryKey, read }: SeenQuery<Data>) =>
  queryOptions({
    queryKey,
    ...OFFLINE_QUERY,
    queryFn: async ({ signal, client }) => {
      // Members have it loaded anyway, and visitors never need it.
      const { readOrLastSeen } = await import('.');
      return readOrLastSeen<Data>(name, () => read(signal), {
        onLate: (data) => client.setQueryData(queryKey, data),
      });
    },
    refetchInterval: () => retryWhileStale(name),
  });
