import { messageOf } from '@loka/client';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { search } from '../api/search';
import { type Hit, hitsOf } from './hits';

/** Typing goes on for so long before it is looked for. */
const pauseMs = 200;

/** The server refuses less, and more. */
const leastTyped = 2;
export const mostTyped = 100;

interface Outcome {
  q: string;
  hits: Hit[];
  failure?: string;
}

/**
 * What a text may mean. Nothing is shown of another text than the one that is typed: whoever presses Enter
 * would open what they did not ask for.
 */
export function useSearch(text: string) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const q = text.trim();
  const isAsked = q.length >= leastTyped;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    async function ask() {
      try {
        const hits = hitsOf(await search(q, abort.signal), q);
        if (!abort.signal.aborted) setOutcome({ q, hits });
      } catch (error) {
        if (abort.signal.aborted || (await logoutIfAccessDenied(error))) return;
        setOutcome({ q, hits: [], failure: messageOf(error) });
      }
    }
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, isAsked, attempt, logoutIfAccessDenied]);

  function retry() {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }

  const current = isAsked && outcome?.q === q ? outcome : undefined;
  return {
    isAsked,
    isSearching: isAsked && !current,
    hits: current?.hits ?? none,
    retry,
    failure: current?.failure,
  };
}

const none: Hit[] = [];
