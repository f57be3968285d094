import { body } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { numbersQuery } from './list-numbers';

export function useRemoveNumber(id: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => body(api.DELETE('/api/wallet/numbers/{id}', { params: { path: { id } } })),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries(numbersQuery),
  });
}
