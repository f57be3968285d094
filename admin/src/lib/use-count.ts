import { useGetList } from 'react-admin';

/** How many rows of a resource pass a filter. */
export function useCount(resource: string, filter: Record<string, unknown>) {
  return useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
}
