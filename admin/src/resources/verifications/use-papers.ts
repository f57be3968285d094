import { messageOf } from '@loka/client';
import { useEffect, useState } from 'react';
import { openPapers } from '../../api/actions';
import type { VerificationDetail, VerificationPapers } from '../../api/types';

/** What is on record of who decides; who looks again at what was decided says why in their own words. */
const reviewing = 'revue';

/** Why papers are looked at, which is on record with each look; null until it is said, and nothing is shown before. */
export function usePapersReason({ status }: VerificationDetail) {
  // As at first: once it is decided, what is on the screen is not asked for again.
  return useState<string | null>(() => (status === 'pending' ? reviewing : null));
}

/** The number and the birth date as they were typed, read once for a reason. */
export function usePapers(
  { id }: VerificationDetail,
  reason: string | null,
): { papers: VerificationPapers | undefined; failure: string | undefined } {
  const [papers, setPapers] = useState<VerificationPapers>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (reason === null) return;
    let isCurrent = true;
    openPapers(id, reason).then(
      (read) => isCurrent && setPapers(read),
      (error: Error) => isCurrent && setFailure(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, reason]);

  return { papers, failure };
}
