import { send } from './client';
import { queryFrom } from './query-from';

/** A list as a CSV file, of all that the filters let through. */
export function exportList(
  resource: string,
  filter: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const path = `/api/admin/${resource}/export.csv?${queryFrom(filter)}`;
  return send(new Request(`${location.origin}${path}`));
}
