import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '@/api/client';
import type { Message, Thread } from '@/api/types';
import { threadQuery } from './get-thread';

/** Tells the server up to where a thread was seen, as soon as it is on a screen that is looked at. */
export function useMarkRead(thread: Thread, messages: readonly Message[]): void {
  const queryClient = useQueryClient();
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (last <= thread.read_number) return;
    const mark = () => {
      if (!document.hidden) void markRead(queryClient, thread.id, last);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [queryClient, thread.id, thread.read_number, last]);
}

async function markRead(queryClient: QueryClient, id: string, number: number): Promise<void> {
  try {
    await api.POST('/api/threads/{id}/read', { params: { path: { id } }, body: { number } });
  } catch {
    // It is read again the next time it is shown.
    return;
  }
  queryClient.setQueryData(
    threadQuery(id).queryKey,
    (thread) => thread && { ...thread, read_number: number, unread: 0 },
  );
  void queryClient.invalidateQueries({ queryKey: ['unread-messages'] });
}
