import { body } from '@loka/client';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental, RentalChange } from '@/api/types';
import { useRefreshMoney } from '@/features/payments';
import { useToldRefusal } from '../use-told-refusal';

/** What another end day of a rental costs or gives back; nothing is asked before there is a day. */
export const changeQuoteQuery = (rentalId: string, newEnd: string) =>
  queryOptions({
    queryKey: ['rentals', 'change-quote', rentalId, newEnd],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/rentals/{id}/changes/quote', {
          params: { path: { id: rentalId }, query: { new_end_date: newEnd } },
          signal,
        }),
      ),
    enabled: newEnd !== '',
    retry: false,
    // Without network it says so.
    networkMode: 'always',
    refetchOnReconnect: true,
    // Somebody else may take the days.
    staleTime: 0,
  });

type AskedChange = { kind: RentalChange['kind']; new_end_date: string; reason: string };

/** Asks for another end day; the server takes the same one once while it waits. */
export function useAskChange(rental: Rental, onDone: () => void) {
  const refresh = useRefreshMoney();
  const told = useToldRefusal();
  return useMutation({
    ...told,
    mutationFn: (asked: AskedChange) =>
      body(
        api.POST('/api/rentals/{id}/changes', {
          params: { path: { id: rental.id } },
          body: asked,
        }),
      ),
    onSuccess: onDone,
    onSettled: () => void refresh(),
  });
}

export type ChangeAnswer = 'accept' | 'refuse' | 'withdraw';

/**
 * Answers an open change, or withdraws it; the server takes no answer twice.
 *
 * @param onDone called before the lists are asked again, which takes the change off the screen
 */
export function useAnswerChange(
  rental: Rental,
  change: RentalChange,
  onDone: (answer: ChangeAnswer) => void,
) {
  const refresh = useRefreshMoney();
  const told = useToldRefusal();
  return useMutation({
    ...told,
    mutationFn: (answer: ChangeAnswer) =>
      body(
        api.POST(`/api/rentals/{id}/changes/{changeId}/${answer}`, {
          params: { path: { id: rental.id, changeId: change.id } },
        }),
      ),
    onSuccess: (_, answer) => onDone(answer),
    onSettled: () => void refresh(),
  });
}
