import { useGetOne } from 'react-admin';
import type { MemberSuspension } from '../../api/types';
import { whole } from '../../components/record-page';

/** How a member is suspended, or what that would do: read again with all that is on the page. */
export const useSuspension = (userId: string) =>
  useGetOne<MemberSuspension & { id: string }>(
    'suspensions',
    { id: userId, ...whole },
    { retry: false },
  );
