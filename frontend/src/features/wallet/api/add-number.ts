import { body } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { NewMobileNumber } from '@/api/types';
import { numbersQuery } from './list-numbers';

/** Adds a number; a mail asks to confirm it. */
export function useAddNumber() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (number: NewMobileNumber) =>
      body(api.POST('/api/wallet/numbers', { body: number })),
    onSuccess: () => queryClient.invalidateQueries(numbersQuery),
  });
}
