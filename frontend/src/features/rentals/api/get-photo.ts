import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';

/** A photo of a rental, which only its parties and staff may see. */
export const photoQuery = (address: string, width: 320 | 1280) =>
  queryOptions({
    queryKey: ['rental-photo', address, width],
    queryFn: async () =>
      (await call((headers) => fetch(`${address}?width=${width}`, { headers }))).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });
