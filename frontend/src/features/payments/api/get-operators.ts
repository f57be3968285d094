import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The ways to pay that are open right now, those that work first. */
export const operatorsQuery = queryOptions({
  queryKey: ['payment', 'operators'],
  queryFn: async ({ signal }) => {
    const operators = await body(api.GET('/api/payment/operators', { signal }));
    const isDown = (operator: (typeof operators)[number]) => Number(operator.incident !== null);
    return operators
      .filter((operator) => operator.enabled)
      .toSorted((one, other) => isDown(one) - isDown(other));
  },
  // Whoever waits for the end of an incident sees it end.
  refetchInterval: ({ state }) => state.data?.some(({ incident }) => incident) && 60_000,
});
