import { body } from '@loka/client';
import { api } from './client';

/** The acts that the audit log can be filtered by, in the order of the alphabet. */
export async function listActs(_: string, signal: AbortSignal) {
  const acts = await body(api.GET('/api/admin/audit-log/acts', { signal }));
  return acts.toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
}
