import { body } from '@loka/client';
import { api } from '@/api/client';
import { seenQuery } from '@/lib/offline/seen-query';
import { NUMBERS } from '../seen-names';

/** The visitor's mobile money numbers, the preferred one first. */
export const numbersQuery = {
  ...seenQuery({
    name: NUMBERS,
    queryKey: ['wallet', 'numbers'],
    read: (signal) => body(api.GET('/api/wallet/numbers', { signal })),
  }),
  staleTime: 0,
};
