import { body } from '@loka/client';
import { useEffect, useState } from 'react';
import { api } from '../../api/client';
import type { ReportContextLine } from '../../api/types';

/** What members wrote around what is reported: read once for an opened page, since every look is on record. */
export function useContextLines(id: string) {
  const [lines, setLines] = useState<ReportContextLine[]>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    body(api.GET('/api/admin/reports/{id}/context', { params: { path: { id } }, signal }))
      .then(setLines)
      .catch((error: Error) => {
        if (!signal.aborted) setFailure(error.message);
      });
    return () => abort.abort();
  }, [id]);

  return { lines, failure };
}
