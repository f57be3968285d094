import { body } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The operator answers within this, most of the time. */
const ANSWER_MS = 2500;

/**
 * Has the operator asked about a payment now, and looks at what it answered. The result says whether that could be
 * read.
 */
export function useCheckPayment(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await body(api.POST('/api/payment/{id}/check', { params: { path: { id } } }));
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      const read = queryClient.refetchQueries(
        { queryKey: ['payment', id] },
        { throwOnError: true },
      );
      return read.then(
        () => ({ isRead: true }),
        () => ({ isRead: false }),
      );
    },
  });
}
