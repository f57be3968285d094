import { useGetList } from 'react-admin';

/**
 * How many rows of a resource pass a filter.
 *
 * @param sortedBy a field that its list can be sorted by
 */
export function useCount(
  resource: string,
  filter: Record<string, unknown>,
  sortedBy = 'createdAt',
) {
  return useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: sortedBy, order: 'DESC' },
  });
}
