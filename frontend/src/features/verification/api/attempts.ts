import { body, type Schemas } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

type Attempt = Schemas['VerificationAttempt'];
export type OpenAttempt = Pick<Attempt, 'id' | 'prompt' | 'expiresAt'>;

const path = (id: string) => ({ params: { path: { id } } });
const POLL_MS = 2_000;

/** Another gesture, chosen by the server, for one submission. */
export const beginAttempt = () => body(api.POST('/api/verification/attempts'));

/** An attempt as it stands, again and again until another device has sent its photo. */
export const attemptQuery = (id: string) =>
  queryOptions({
    queryKey: ['verification-attempt', id],
    queryFn: ({ signal }) =>
      body(api.GET('/api/verification/attempts/{id}', { ...path(id), signal })),
    refetchInterval: ({ state }) => (state.data?.device === 'sent' ? false : POLL_MS),
    // Opened on the other device, which may be this phone's own browser.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });

/** A link for another device; the one before it counts no longer. */
export const makeDeviceLink = (id: string) =>
  body(api.POST('/api/verification/attempts/{id}/device-link', path(id)));

export const withdrawDeviceLink = (id: string) =>
  api.DELETE('/api/verification/attempts/{id}/device-link', path(id));
