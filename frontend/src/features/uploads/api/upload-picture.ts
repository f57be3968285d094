import { call } from '@/api/client';
import type { Upload } from '@/api/types';
import { downscale } from '../downscale';

export type Preset = 'item' | 'identity' | 'avatar';
/** A connection that hangs ends: the next picture waits for this one. */
const STALLED_MS = 30_000;
/** Once all has left this page, it may still be on its way through the device's own buffers. */
const ANSWER_MS = 60_000;

type OnProgress = (percent: number) => void;

/**
 * Sends a picture, made smaller first.
 *
 * @param onProgress gets the percentage sent, 0 to 100
 * @param id of the upload: one that is sent again under the same id is stored once; the server's without
 * @throws ApiError
 */
export async function uploadPicture(
  file: Blob,
  preset: Preset,
  onProgress: OnProgress = () => {},
  id?: string,
): Promise<Upload> {
  const picture = await downscale(file);
  const query = new URLSearchParams({ preset, ...(id && { id }) });
  const response = await call((headers) => send(picture, query, headers, onProgress));
  return response.json();
}

/** By XMLHttpRequest, because `fetch` does not report how much has been sent. */
function send(
  file: Blob,
  query: URLSearchParams,
  headers: Record<string, string>,
  onProgress: OnProgress,
) {
  return new Promise<Response>((resolve, reject) => {
    const form = new FormData();
    form.append('file', file, 'photo');
    const request = new XMLHttpRequest();
    request.open('POST', `/api/uploads?${query}`);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let patience: ReturnType<typeof setTimeout>;
    const wait = (limit: number) => {
      clearTimeout(patience);
      patience = setTimeout(() => request.abort(), limit);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait(loaded < total ? STALLED_MS : ANSWER_MS);
      onProgress((loaded / total) * 100);
    };
    request.onloadend = () => clearTimeout(patience);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const answer = { status: request.status, headers: { 'content-type': type } };
      resolve(new Response(request.response, answer));
    };
    request.onerror = () => reject(new Error('No answer to the upload'));
    request.onabort = request.onerror;
    wait(STALLED_MS);
    request.send(form);
  });
}
