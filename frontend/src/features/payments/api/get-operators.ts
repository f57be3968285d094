import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The ways to pay that are open right now. */
export const operatorsQuery = queryOptions({
  queryKey: ['payment', 'operators'],
  queryFn: async ({ signal }) => {
    const operators = await body(api.GET('/api/payment/operators', { signal }));
    return operators.filter((operator) => operator.enabled);
  },
});
