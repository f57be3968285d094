import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';

export const smsNumberQuery = queryOptions({
  queryKey: ['sms-number'],
  queryFn: ({ signal }) => body(api.GET('/api/sms/number', { signal })),
});

/** How a member has a number confirmed, or is written to no more. */
export function useSmsNumber() {
  const queryClient = useQueryClient();
  const { queryKey } = smsNumberQuery;
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  return {
    sendCode: useMutation({
      mutationFn: (phoneNumber: string) =>
        body(api.POST('/api/sms/number', { body: { phoneNumber } })),
      onSettled,
    }),
    confirm: useMutation({
      mutationFn: (code: string) => body(api.POST('/api/sms/number/confirm', { body: { code } })),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: async () => {
        await api.DELETE('/api/sms/number');
      },
      onSettled,
    }),
  };
}
