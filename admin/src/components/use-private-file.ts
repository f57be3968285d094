import { messageOf } from '@loka/client';
import { useEffect, useState } from 'react';
import { reach, send } from '../api/client';

/** A file that only answers to whoever may see it: its address in this browser, once it is there. */
export interface PrivateFile {
  source: string | undefined;
  failure: string | undefined;
}

/** Fetches a file with the caller's token, once per showing: every look is on record. */
export function usePrivateFile(url: string | null): PrivateFile {
  const [source, setSource] = useState<string>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!url) return;
    const address = url;
    const abort = new AbortController();
    let objectUrl: string | undefined;

    async function load() {
      const request = new Request(new URL(address, location.origin), { signal: abort.signal });
      const response = await send(request);
      objectUrl = URL.createObjectURL(await reach(response.blob()));
      if (abort.signal.aborted) URL.revokeObjectURL(objectUrl);
      else setSource(objectUrl);
    }

    load().catch((error: Error) => {
      if (!abort.signal.aborted) setFailure(messageOf(error));
    });
    return () => {
      abort.abort();
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [url]);

  return { source, failure };
}
