import { useEffect, useRef } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import type { Verification } from '../../api/types';
import { pendingVerifications } from './verification-status';

/**
 * Opens the submission that has waited longest, or the list once none is left; stays where whoever decided
 * has gone meanwhile.
 */
export function useNextPending() {
  const dataProvider = useDataProvider();
  const redirect = useRedirect();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  return async () => {
    const { data } = await dataProvider.getList<Verification>('verifications', {
      filter: pendingVerifications,
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'ASC' },
    });
    if (!isShown.current) return;
    const [next] = data;
    if (next) redirect('show', 'verifications', next.id);
    else redirect('list', 'verifications');
  };
}
