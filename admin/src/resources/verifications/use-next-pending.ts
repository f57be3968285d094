import { messageOf } from '@loka/client';
import { useEffect, useRef } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { releaseVerification, takeNextVerification } from '../../api/actions';

/**
 * Opens the submission that has waited longest and that nobody else looks at, or the list once none is left; stays
 * where whoever decided has gone meanwhile.
 *
 * @param id of the submission that is shown; none on the list
 */
export function useNextPending(id?: string) {
  const notify = useNotify();
  const redirect = useRedirect();
  // The address changes at once, the page only when the next one is ready to be shown.
  const shownAt = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another submission has another address
  useEffect(() => {
    shownAt.current = window.location.pathname;
    return () => {
      shownAt.current = undefined;
    };
  }, [id]);

  async function go() {
    const next = await takeNextVerification();
    if (shownAt.current !== window.location.pathname) {
      if (next.id && next.id !== id) await releaseVerification(next.id);
      return;
    }
    if (next.id && next.id === id) {
      notify("Aucune autre demande n'attend.", { type: 'info' });
    } else if (next.id) {
      redirect('show', 'verifications', next.id);
    } else {
      if (next.waiting > 0) {
        notify("Les demandes qui restent sont regardées par d'autres.", { type: 'info' });
      }
      redirect('list', 'verifications');
    }
  }

  return () => go().catch((error: Error) => notify(messageOf(error), { type: 'error' }));
}
