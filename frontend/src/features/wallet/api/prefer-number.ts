import { body } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { numbersQuery } from './list-numbers';

/** Makes a number the one proposed first. */
export function usePreferNumber(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      body(api.PUT('/api/wallet/numbers/{id}/preferred', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries(numbersQuery),
  });
}
