import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api, call } from '@/api/client';

/** What a device that was given a link is asked for. */
export const deviceRequestQuery = (token: string) =>
  queryOptions({
    queryKey: ['verification-device', token],
    queryFn: ({ signal }) =>
      body(api.GET('/api/verification/device/{token}', { params: { path: { token } }, signal })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sends the photo for whoever made the link; this device has no session, and needs none. */
export async function sendDevicePhoto(token: string, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file, 'photo');
  const address = `/api/verification/device/${encodeURIComponent(token)}/photo`;
  await call((headers) => fetch(address, { method: 'POST', headers, body: form }));
}
