import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { approveVerification, refuseVerification, skipVerification } from '../../api/actions';
import type { VerificationDetail } from '../../api/types';
import { LOST_ANSWER } from '../../lib/lost-answer';
import { useAction } from '../../lib/use-action';
import { useClaim } from './use-claim';
import { useNextPending } from './use-next-pending';

/**
 * What can be done about a submission, each of which goes on to the next one; so does a decision of somebody else
 * meanwhile.
 */
export function useReview(submission: VerificationDetail) {
  const { id, user } = submission;
  const { run } = useAction();
  const notify = useNotify();
  const goToNext = useNextPending(id);
  const [isBusy, setBusy] = useState(false);
  // Read by answers that arrive before the page is drawn anew.
  const isLeaving = useRef(false);
  /** Whether one's own decision may be the one that is made: its answer was lost. */
  const isUnsure = useRef(false);
  const { review, failure } = useClaim(
    submission,
    ({ decidedByName }) => {
      if (!isLeaving.current) void moveOn(decidedByName);
    },
    // Whoever opens one that is decided, perhaps by themselves just now, wants to read how.
    useRefresh(),
  );

  async function moveOn(decidedByName: string | null) {
    isLeaving.current = true;
    const by = decidedByName ?? (isUnsure.current ? null : "quelqu'un d'autre");
    notify(`Identité de ${user.name} déjà décidée${by ? ` par ${by}` : ''}.`, { type: 'info' });
    await goToNext();
    isLeaving.current = false;
  }

  /** @returns whether it was done */
  async function act(call: () => Promise<unknown>, success: string): Promise<boolean> {
    if (isLeaving.current) return false;
    isLeaving.current = true;
    setBusy(true);
    const handlers = {
      'verification-already-decided': () => moveOn(null),
      // The next claim, some seconds later, says whether it is decided, and goes on then.
      network: () => {
        isUnsure.current = true;
        notify(LOST_ANSWER, { type: 'error' });
      },
    };
    const isDone = await run(call, success, handlers);
    if (isDone) await goToNext();
    isLeaving.current = false;
    setBusy(false);
    return isDone;
  }

  return {
    review,
    failure,
    isBusy,
    /** Whether somebody else looks at it: only they decide. */
    isTaken: Boolean(review?.claim && !review.claim.isOwn),
    goToNext,
    approve: () => act(() => approveVerification(id), `Identité de ${user.name} approuvée.`),
    refuse: (reason: string) =>
      act(() => refuseVerification(id, reason), `Identité de ${user.name} refusée.`),
    skip: (note: string) =>
      act(() => skipVerification(id, note), `Demande de ${user.name} passée.`),
  };
}

export type Review = ReturnType<typeof useReview>;
