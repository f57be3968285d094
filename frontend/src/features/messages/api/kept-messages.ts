import { ApiError, type Failure } from '@loka/client';
import { api } from '@/api/client';
import { isFinal } from '@/api/problem';
import type { Entry, KeptPhoto, Sender } from '@/lib/offline';
import { outbox } from '@/lib/offline';

/** The kind under which a message is kept on the phone until it was sent. */
export const MESSAGE = 'message';

/** How messages are sent: under the id that the phone has given them, so that each is there once. */
export const messageSenders: Record<string, Sender> = {
  [MESSAGE]: (entry, signal) =>
    api.POST('/api/threads/{id}/messages', {
      params: { path: { id: entry.subject } },
      body: { id: entry.id, body: textOf(entry), pictures: entry.photos.map(({ id }) => id) },
      signal,
    }),
};

/** What was typed. */
export const textOf = ({ body }: Entry): string => (typeof body.text === 'string' ? body.text : '');

/** Keeps a message, and sends it at once or when the network is back. */
export const postMessage = (
  threadId: string,
  text: string,
  photos: KeptPhoto[],
  replaced?: Entry,
): Promise<void> =>
  outbox.post(
    { kind: MESSAGE, subject: threadId, body: { text }, photos, preset: 'message' },
    replaced,
  );

/** Whether a refused message may be taken when it is sent again, which sends its photos again too. */
export const mayBeTaken = (refusal: Failure): boolean =>
  refusal.code === 'upload-not-found' || !isFinal(new ApiError(refusal));

/** Sends a message again that was refused, in its place. */
export const postAgain = (entry: Entry): Promise<void> =>
  postMessage(
    entry.subject,
    textOf(entry),
    entry.photos.map((photo) => ({ ...photo, sent: false })),
    entry,
  );
