import { body, type paths } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

type Order = paths['/api/auth/sign-in']['post']['requestBody']['content']['application/json'];

/** Opens a session. `rememberMe` lets it outlive the browser. */
export const useSignIn = () =>
  useMutation({
    mutationFn: (order: Order) => body(api.POST('/api/auth/sign-in', { body: order })),
  });
