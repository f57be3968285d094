import { ApiError, newId, UNREACHABLE } from '@loka/client';
import { call, sessionStore } from '@/api/client';
import type { Entry, KeptPhoto } from './entry';

/** Sends an entry whose photos the server has, under the entry's id as idempotency key. */
export type Sender = (entry: Entry, signal: AbortSignal) => Promise<unknown>;

/** Long enough for 500 kB at 5 kB/s, and less than the server waits; a connection that hangs ends. */
const PATIENCE_MS = 150_000;

/**
 * Sends the next part of an entry: a photo that the server does not have, or what the photos belong
 * to. A part that is sent again has happened once.
 *
 * @returns what is left to be sent, or null
 * @throws ApiError
 */
export async function sendPart(entry: Entry, sender: Sender): Promise<Entry | null> {
  requireSession(entry);
  const photo = nextPhoto(entry);
  if (photo) {
    await sendPhoto(photo, entry.preset);
    return withPhotos(entry, (one) => (one === photo ? { ...one, sent: true } : one));
  }
  await sender(entry, AbortSignal.timeout(PATIENCE_MS));
  const { photosAs, photos } = entry;
  if (!photosAs || photos.length === 0) return null;
  return { ...entry, id: newId(), kind: photosAs, photosAs: undefined, body: {} };
}

/** The photo that goes before the rest of an entry. */
export const nextPhoto = ({ photos, photosAs }: Entry): KeptPhoto | undefined =>
  photosAs ? undefined : photos.find(({ sent }) => !sent);

/**
 * An entry whose photos the server does not have after all, to be sent again; null when it was refused
 * for something else. The server removes photos that nothing has used for days. Those that came
 * in the name of somebody else who uses this phone are theirs: they are sent under other ids.
 */
export function sendAgain(entry: Entry, error: unknown): Entry | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'upload-not-found')
    return withPhotos(entry, (photo) => ({ ...photo, sent: false }));
  if (error.code === 'upload-not-yours')
    return withPhotos(entry, (photo) => ({ ...photo, id: newId(), sent: false }));
  return null;
}

const withPhotos = (entry: Entry, change: (photo: KeptPhoto) => KeptPhoto): Entry => ({
  ...entry,
  photos: entry.photos.map(change),
});

/**
 * Nothing is sent in the name of whoever has signed in meanwhile.
 *
 * @throws ApiError as if there were no network: the entry waits for its member
 */
function requireSession({ userId }: Entry): void {
  if (sessionStore.userId() !== userId) throw new ApiError(UNREACHABLE);
}

function sendPhoto(
  { id, type, bytes }: KeptPhoto,
  preset: Entry['preset'] | 'rental' = 'rental',
): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), 'photo');
  return call((headers) =>
    fetch(`/api/uploads?preset=${preset}&id=${id}`, {
      method: 'POST',
      headers,
      body: form,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );
}
