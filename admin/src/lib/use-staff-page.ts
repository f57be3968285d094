import { messageOf } from '@loka/client';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { openStaffPage } from '../api/actions';

/** Of the queue monitor. */
export const queuesAddress = '/ops/queues';

const addresses = { queues: queuesAddress, docs: '/docs' } as const;

/** Opens a page that wants a cookie which only the console is given: the queue monitor, the API's document. */
export function useStaffPage(page: keyof typeof addresses): () => Promise<void> {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return async () => {
    try {
      await openStaffPage(page);
      window.location.assign(addresses[page]);
    } catch (error) {
      const leaving = await logoutIfAccessDenied(error);
      if (!leaving) notify(messageOf(error), { type: 'error' });
    }
  };
}
