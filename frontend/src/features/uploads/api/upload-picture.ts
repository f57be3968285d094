import { ApiError, toApiError } from '@/api/problem';
import { refreshSession } from '@/api/refresh-session';
import { sessionStore } from '@/api/session-store';
import type { Upload } from '@/api/types';
import { downscale } from '../downscale';

export type Preset = 'item' | 'identity' | 'avatar';
type OnProgress = (percent: number) => void;

/**
 * Sends a picture, made smaller first.
 *
 * @param onProgress told the percentage sent, 0 to 100
 * @throws ApiError
 */
export async function uploadPicture(
  file: Blob,
  preset: Preset,
  onProgress: OnProgress = () => {},
): Promise<Upload> {
  const picture = await downscale(file);
  const token = sessionStore.token();
  let response = await send(picture, preset, token, onProgress);
  if (response.status === 401 && token) {
    const renewed = await refreshSession(token);
    if (renewed) response = await send(picture, preset, renewed, onProgress);
  }
  if (!response.ok) throw await toApiError(response);
  return response.json();
}

/** By XMLHttpRequest, because `fetch` does not tell how much has been sent. */
function send(file: Blob, preset: Preset, token: string | null, onProgress: OnProgress) {
  return new Promise<Response>((resolve, reject) => {
    const form = new FormData();
    form.append('file', file, 'photo');
    const request = new XMLHttpRequest();
    request.open('POST', `/api/uploads?preset=${preset}`);
    request.responseType = 'blob';
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const headers = { 'content-type': type };
      resolve(new Response(request.response, { status: request.status, headers }));
    };
    request.onerror = () => reject(new ApiError('network', 0));
    request.send(form);
  });
}
