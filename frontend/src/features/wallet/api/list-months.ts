import { body } from '@loka/client';
import { api } from '@/api/client';
import { seenQuery } from '@/lib/offline/seen-query';
import { MONTHS as NAME } from '../seen-names';

const MONTHS = 6;

/** What came in, came back and went out in each of the last six months, oldest first, in francs. */
export const monthsQuery = {
  ...seenQuery({
    name: NAME,
    queryKey: ['wallet', 'months'],
    read: (signal) =>
      body(api.GET('/api/wallet/months', { params: { query: { months: MONTHS } }, signal })),
  }),
  staleTime: 0,
};
