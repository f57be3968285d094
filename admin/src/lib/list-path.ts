/** The address of a list that is filtered. */
export function listPath(resource: string, filter: Record<string, unknown>): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' });
  return `/${resource}?${query}`;
}
