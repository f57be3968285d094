import { messageOf } from '@loka/client';
import { useEffect, useState } from 'react';

/**
 * What a call answers, read once for whatever `of` names; undefined until it is read, or when that failed.
 *
 * @param read given what ends it when the page is left
 */
export function useRead<Answer>(
  read: (of: string, signal: AbortSignal) => Promise<Answer>,
  of: string,
): { data: Answer | undefined; failure: string | undefined } {
  const [data, setData] = useState<Answer>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const abort = new AbortController();
    read(of, abort.signal)
      .then(setData)
      .catch((error: Error) => {
        if (!abort.signal.aborted) setFailure(messageOf(error));
      });
    return () => abort.abort();
  }, [read, of]);

  return { data, failure };
}
