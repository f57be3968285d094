import { saveFile } from '@loka/client';
import { reach, send } from './client';
import { queryFrom } from './query-from';

/** A list as a CSV file, of all that the filters let through. */
export function exportList(
  resource: string,
  filter: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const path = `/api/admin/${resource}/export.csv?${queryFrom(filter)}`;
  return send(new Request(`${location.origin}${path}`));
}

/** Saves a file with contact data, which can be taken once. */
export async function saveContactExport(id: string): Promise<void> {
  const path = `/api/admin/contact-exports/${id}/file`;
  const response = await send(new Request(`${location.origin}${path}`, { method: 'POST' }));
  saveFile(await reach(response.blob()), response);
}
