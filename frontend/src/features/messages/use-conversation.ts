import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFinal } from '@/api/problem';
import type { Message, Thread } from '@/api/types';
import { useIsLive, useLive } from '@/lib/live';
import { type Entry, useEntries } from '@/lib/offline';
import { useStandingError } from '@/lib/use-standing-error';
import { loadOlder, messagesQuery } from './api/get-messages';
import { threadQuery } from './api/get-thread';
import { MESSAGE } from './api/kept-messages';

/** How often to ask for new messages where the stream tells nothing. */
const POLL_MS = 15_000;

export interface Conversation {
  thread: Thread | undefined;
  messages: Message[];
  /** Whether the messages have not been read yet. */
  isPending: boolean;
  /** Written here, and not sent yet or refused; or sent a moment ago and not read back yet. */
  entries: Entry[];
  /** Why there is nothing to show. */
  error: Error | null;
  retry: () => void;
  /** Null when the first message is there. */
  older: { load: () => void; isLoading: boolean; error: Error | null } | null;
}

/** A thread with its messages, as both parties write. */
export function useConversation(id: string): Conversation {
  const queryClient = useQueryClient();
  const isLive = useIsLive();
  const refetchInterval = ({ state }: { state: { error: Error | null } }) =>
    isLive || (state.error && isFinal(state.error)) ? false : POLL_MS;
  const thread = useQuery({ ...threadQuery(id), refetchInterval });
  const messages = useQuery({ ...messagesQuery(id), refetchInterval });
  const [error, forgetError] = useStandingError([thread, messages]);
  const older = useMutation({ mutationFn: () => loadOlder(queryClient, id) });

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: threadQuery(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: messagesQuery(id).queryKey });
  };
  useLive(({ type, facts }) => {
    if (type === 'resync' || (type === 'message' && facts.thread === id)) refresh();
    if (type === 'read' && facts.thread === id)
      void queryClient.invalidateQueries({ queryKey: threadQuery(id).queryKey });
  });

  const shown = messages.data ?? [];
  const first = shown[0];
  return {
    thread: thread.data,
    messages: shown,
    isPending: messages.isPending,
    entries: useOwnEntries(id, shown, refresh),
    error,
    retry: () => {
      forgetError();
      refresh();
    },
    older:
      first && first.number > 1
        ? { load: () => older.mutate(), isLoading: older.isPending, error: older.error }
        : null,
  };
}

/**
 * What was written here and is not among the messages. One that has left the phone stays until it is; one that
 * is refused may tell that the conversation is closed by now.
 */
function useOwnEntries(id: string, messages: readonly Message[], refresh: () => void): Entry[] {
  const waiting = useEntries(id).filter(({ kind }) => kind === MESSAGE);
  const [left, setLeft] = useState<Entry[]>([]);
  const before = useRef(waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has left or was refused
  useEffect(() => {
    const onTheirWay = before.current.filter(({ refusal }) => !refusal);
    const gone = onTheirWay.filter(({ id }) => !waiting.some((one) => one.id === id));
    const refused = waiting.filter(
      (one) => one.refusal && onTheirWay.some(({ id }) => id === one.id),
    );
    before.current = waiting;
    if (gone.length > 0) setLeft((all) => [...all, ...gone].slice(-20));
    if (gone.length > 0 || refused.length > 0) refresh();
  }, [waiting.map(({ id, refusal }) => `${id} ${refusal?.code}`).join()]);
  const known = new Set([...messages, ...waiting].map(({ id }) => id));
  const unread = left.filter((entry) => !known.has(entry.id));
  return [...unread, ...waiting.filter((entry) => !messages.some(({ id }) => id === entry.id))];
}
