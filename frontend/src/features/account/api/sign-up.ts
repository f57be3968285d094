import { body, type paths } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

type Order = paths['/api/auth/sign-up']['post']['requestBody']['content']['application/json'];

/** Opens an account and its first session; a mail asks to confirm the address. */
export const useSignUp = () =>
  useMutation({
    mutationFn: (order: Order) => body(api.POST('/api/auth/sign-up', { body: order })),
  });
