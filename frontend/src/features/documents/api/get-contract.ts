import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The contract of new rentals. */
export const contractQuery = queryOptions({
  queryKey: ['rental-contract'],
  queryFn: ({ signal }) => body(api.GET('/api/rental-contract', { signal })),
});
