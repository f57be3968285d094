import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './api/get-session';
import { useAuth } from './auth';

const POLL_MS = 2000;

/**
 * Asks for the member again and again until the address is confirmed, which may happen in another tab or on another
 * device; also while this page is behind another one.
 *
 * @returns whether there is a member whose address is confirmed
 */
export function useWatchConfirmation(): boolean {
  const { user } = useAuth();
  useQuery({
    ...sessionQuery,
    enabled: user !== null && !user.emailVerified,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  });
  return user?.emailVerified === true;
}
