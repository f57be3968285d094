import { messageOf } from '@loka/client';
import { useCallback, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

interface Live<Answer> {
  /** The last answer, also while a later call fails. */
  data: Answer | undefined;
  /** Why the last call failed; undefined when it did not. */
  failure: string | undefined;
  readAgain: () => void;
}

/**
 * What a call answers, read again and again while the page is looked at.
 *
 * @param read the same function as long as the same is asked for; given what ends it when the page is left
 */
export function useLive<Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  everySeconds: number,
): Live<Answer> {
  const [data, setData] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const readAgain = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reads again
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function readNow() {
      try {
        const answer = await read(abort.signal);
        if (abort.signal.aborted) return;
        setData(answer);
        setFailure(undefined);
      } catch (error) {
        if (abort.signal.aborted || (await logoutIfAccessDenied(error))) return;
        setFailure(messageOf(error));
      }
      if (!abort.signal.aborted) timer = setTimeout(next, everySeconds * 1000);
    }

    // Nobody looks at a page in the background: it is read again when it is shown.
    function next() {
      if (!document.hidden) void readNow();
      else
        document.addEventListener('visibilitychange', next, { once: true, signal: abort.signal });
    }

    void readNow();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [read, everySeconds, attempt, logoutIfAccessDenied]);

  return { data, failure, readAgain };
}
