import { useEffect, useRef } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import type { Verification } from '../../api/types';
import { pendingVerifications } from './verification-status';

/**
 * Opens the submission that has waited longest, or the list once none is left; stays where whoever decided
 * has gone meanwhile.
 *
 * @param id of the submission that is shown
 */
export function useNextPending(id: string) {
  const dataProvider = useDataProvider();
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

  return async () => {
    const { data } = await dataProvider.getList<Verification>('verifications', {
      filter: pendingVerifications,
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'ASC' },
    });
    if (shownAt.current !== window.location.pathname) return;
    const [next] = data;
    if (next) redirect('show', 'verifications', next.id);
    else redirect('list', 'verifications');
  };
}
