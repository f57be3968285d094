import { messageOf } from '@loka/client';
import { useEffect, useRef, useState } from 'react';
import { claimVerification, releaseVerification } from '../../api/actions';
import type { VerificationReview } from '../../api/types';

/** A claim lasts five minutes; who else looks, or has decided, is to be seen sooner. */
const renewMs = 15_000;
/** Nobody looks at a page that is left open. */
const idleMs = 5 * 60_000;
const signsOfUse = ['pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Says that one looks at a submission for as long as its page is in sight and in use, and hears who else does.
 *
 * @param onDecided called once, when it is decided while one looks at it
 * @param onStale called once, when it had been decided before: the page shows an older state
 */
export function useClaim(
  { id, status }: { id: string; status: VerificationReview['status'] },
  onDecided: (review: VerificationReview) => void,
  onStale: () => void,
) {
  const [review, setReview] = useState<VerificationReview>();
  const [failure, setFailure] = useState<string>();
  const told = useRef({ onDecided, onStale });
  useEffect(() => {
    told.current = { onDecided, onStale };
  });
  const isPending = status === 'pending';

  useEffect(() => {
    if (!isPending) return;
    const page = new AbortController();
    const { signal } = page;
    let isOwn = false;
    let wasPending = false;
    let usedAt = Date.now();
    let renewing: Promise<void> | undefined;
    const isUsed = () => document.visibilityState === 'visible' && Date.now() - usedAt < idleMs;

    async function renew() {
      try {
        const answer = await claimVerification(id);
        isOwn = answer.claim?.isOwn ?? false;
        if (signal.aborted) return;
        setFailure(undefined);
        setReview(answer);
        if (answer.status === 'pending') {
          wasPending = true;
          return;
        }
        clearInterval(timer);
        if (wasPending) told.current.onDecided(answer);
        else told.current.onStale();
      } catch (error) {
        if (!signal.aborted) setFailure(messageOf(error));
      } finally {
        renewing = undefined;
      }
    }

    function renewIfUsed() {
      if (isUsed()) renewing ??= renew();
    }

    function noteUse() {
      const wasUsed = isUsed();
      usedAt = Date.now();
      if (!wasUsed) renewIfUsed();
    }

    function release() {
      if (!isOwn) return;
      isOwn = false;
      // Should it not arrive, the claim ends by itself.
      releaseVerification(id).catch((error: Error) => console.warn(error.message));
    }

    const timer = setInterval(renewIfUsed, renewMs);
    for (const sign of signsOfUse) {
      document.addEventListener(sign, noteUse, { passive: true, capture: true, signal });
    }
    window.addEventListener('pagehide', release, { signal });
    renewIfUsed();

    return () => {
      clearInterval(timer);
      page.abort();
      // What is on its way would claim it once more.
      if (renewing) void renewing.then(release);
      else release();
    };
  }, [id, isPending]);

  return { review, failure };
}
