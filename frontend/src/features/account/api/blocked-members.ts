import { nextCursor } from '@loka/client';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, sessionStore } from '@/api/client';

const PAGE_SIZE = 20;

/** Whom a member blocks, those blocked last first. */
export const blockedMembersQuery = () =>
  infiniteQueryOptions({
    queryKey: ['blocked-members', sessionStore.userId()],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const params = { query: { cursor, limit: PAGE_SIZE } };
      const { data = [], response } = await api.GET('/api/blocked-members', { params, signal });
      return { members: data, next: nextCursor(response) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** Blocks a member, or takes the block back. */
export function useBlock(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, blocked }: { userId: string; blocked: boolean }) => {
      const params = { path: { userId } };
      return blocked
        ? api.PUT('/api/blocked-members/{userId}', { params })
        : api.DELETE('/api/blocked-members/{userId}', { params });
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['blocked-members'] });
      onDone();
    },
  });
}
