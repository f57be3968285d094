import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { NewReviews } from '@/api/types';

/** What a party of a rental may write of it, and may read. */
export const rentalReviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviews', 'rental', id],
    queryFn: ({ signal }) =>
      body(api.GET('/api/rentals/{id}/reviews', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** Writes all that the member has to say of a rental. */
export function useWriteReviews(id: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reviews: NewReviews) =>
      body(api.POST('/api/rentals/{id}/reviews', { params: { path: { id } }, body: reviews })),
    onSuccess: (reviews) => {
      queryClient.setQueryData(rentalReviewsQuery(id).queryKey, reviews);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  });
}

/** Answers a review, once. */
export function useAnswerReview(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: string) =>
      api.POST('/api/reviews/{id}/answer', { params: { path: { id } }, body: { answer } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  });
}
