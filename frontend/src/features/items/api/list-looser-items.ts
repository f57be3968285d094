import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ItemFilters } from './list-items';

/** With a shorter text the list itself finds nearly everything. */
const LEAST_LETTERS = 2;

/** What comes after the list of a text that less than a page of objects has, in an order of its own. */
export const looserItemsQuery = ({ q = '', sort: _, ...filters }: ItemFilters) =>
  queryOptions({
    queryKey: ['items', 'looser', q, filters],
    queryFn: ({ signal }) =>
      body(api.GET('/api/items/looser', { params: { query: { ...filters, q } }, signal })),
    enabled: q.trim().length >= LEAST_LETTERS,
  });
