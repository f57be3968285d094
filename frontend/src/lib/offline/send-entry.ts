import { ApiError, UNREACHABLE } from '@loka/client';
import { call, sessionStore } from '@/api/client';
import type { Entry, KeptPhoto } from './entry';

/** Sends an entry whose photos the server has, under the entry's id as idempotency key. */
export type Sender = (entry: Entry, signal: AbortSignal) => Promise<unknown>;

/** Long enough for a photo on a slow network; a connection that hangs ends. */
const PATIENCE_MS = 90_000;

/**
 * Sends the photos that the server does not have, then what they belong to. Sent again, in part or
 * as a whole, it has happened once.
 *
 * @param onPhotoSent keeps what has been sent
 * @throws ApiError
 */
export async function sendEntry(
  entry: Entry,
  sender: Sender,
  onPhotoSent: (entry: Entry) => Promise<void>,
): Promise<void> {
  const send = async (unsent: Entry) => {
    const ready = await sendPhotos(unsent, onPhotoSent);
    requireSession(entry);
    return sender(ready, AbortSignal.timeout(PATIENCE_MS));
  };
  const resumed = entry.photos.some(({ sent }) => sent);
  try {
    await send(entry);
  } catch (error) {
    const areGone = error instanceof ApiError && error.code === 'upload-not-found';
    if (!resumed || !areGone) throw error;
    // The server removes photos that nothing has used for days.
    const photos = entry.photos.map((photo) => ({ ...photo, sent: false }));
    await send({ ...entry, photos });
  }
}

async function sendPhotos(
  entry: Entry,
  onPhotoSent: (entry: Entry) => Promise<void>,
): Promise<Entry> {
  let current = entry;
  for (const photo of entry.photos.filter(({ sent }) => !sent)) {
    requireSession(entry);
    await sendPhoto(photo);
    const photos = current.photos.map((one) => (one === photo ? { ...one, sent: true } : one));
    current = { ...current, photos };
    await onPhotoSent(current);
  }
  return current;
}

/**
 * Nothing is sent in the name of whoever has signed in meanwhile.
 *
 * @throws ApiError as if there were no network: the entry waits for its member
 */
function requireSession({ userId }: Entry): void {
  if (sessionStore.read()?.userId !== userId) throw new ApiError(UNREACHABLE);
}

function sendPhoto({ id, type, bytes }: KeptPhoto): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), 'photo');
  return call((headers) =>
    fetch(`/api/uploads?preset=rental&id=${id}`, {
      method: 'POST',
      headers,
      body: form,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );
}
