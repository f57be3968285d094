import { body } from '@loka/client';
import { api } from '../../api/client';
import { useRead } from '../../lib/use-read';

const read = (id: string, signal: AbortSignal) =>
  body(api.GET('/api/admin/reports/{id}/context', { params: { path: { id } }, signal }));

/** What members wrote around what is reported: read once for an opened page, since every look is on record. */
export function useContextLines(id: string) {
  const { data: lines, failure } = useRead(read, id);
  return { lines, failure };
}
