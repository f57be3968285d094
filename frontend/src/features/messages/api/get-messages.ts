import { body } from '@loka/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Message } from '@/api/types';
import { OFFLINE_QUERY, readOrLastSeen } from '@/lib/offline';
import { withMessages } from '../messages-in-order';

/** Messages that are asked for at once. */
const PAGE_SIZE = 50;
/** The most that the API gives. */
const MOST = 100;

type Range = { after?: number; before?: number; limit: number };

const read = (id: string, query: Range, signal?: AbortSignal): Promise<Message[]> =>
  body(
    api.GET('/api/threads/{id}/messages', {
      params: { path: { id }, query },
      ...(signal && { signal }),
    }),
  );

/**
 * The messages of a thread, without gap: the last ones first, then, at each asking, those that came after
 * the last one known.
 */
export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', id],
    ...OFFLINE_QUERY,
    queryFn: async ({ signal, client }): Promise<Message[]> => {
      const queryKey = ['messages', id];
      const known = client.getQueryData<Message[]>(queryKey);
      const load = () =>
        known ? readNewer(id, known, signal) : read(id, { limit: PAGE_SIZE }, signal);
      const found = await readOrLastSeen(`messages ${id}`, load, {
        pick: (all) => all.slice(-PAGE_SIZE),
        onLate: (all) => client.setQueryData(queryKey, all),
      });
      // What was seen last is the end of what is shown.
      return withMessages(known ?? [], found);
    },
    staleTime: 0,
  });

async function readNewer(id: string, known: Message[], signal: AbortSignal): Promise<Message[]> {
  let all = known;
  for (;;) {
    const after = all.at(-1)?.number ?? 0;
    const newer = await read(id, { after, limit: MOST }, signal);
    all = withMessages(all, newer);
    if (newer.length < MOST) return all;
  }
}

/** Puts the messages before those that are shown in front of them. */
export async function loadOlder(queryClient: QueryClient, id: string): Promise<void> {
  const { queryKey } = messagesQuery(id);
  const first = queryClient.getQueryData(queryKey)?.[0];
  if (!first || first.number === 1) return;
  const older = await read(id, { before: first.number, limit: PAGE_SIZE });
  queryClient.setQueryData(queryKey, (known = []) => withMessages(known, older));
}
