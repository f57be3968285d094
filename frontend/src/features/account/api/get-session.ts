import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { OFFLINE_QUERY, readOrLastSeen } from '@/lib/offline';

/** The signed-in user. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  ...OFFLINE_QUERY,
  queryFn: ({ signal }) =>
    readOrLastSeen('session', () => body(api.GET('/api/auth/session', { signal }))),
});
