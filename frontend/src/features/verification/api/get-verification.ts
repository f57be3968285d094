import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

export const verificationKey = ['verification'];

/** What a member has sent last. */
export const verificationQuery = queryOptions({
  queryKey: verificationKey,
  queryFn: ({ signal }) => body(api.GET('/api/verification', { signal })),
});
