import { body, type paths } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import { useAuth } from '../auth';

type Changes = paths['/user/{id}']['patch']['requestBody']['content']['application/json'];

/** Changes the fields that are given; null empties one. */
export function useUpdateProfile() {
  const { user, refetchUser } = useAuth();
  return useMutation({
    mutationFn: (changes: Changes) =>
      body(api.PATCH('/user/{id}', { params: { path: { id: user?.id ?? '' } }, body: changes })),
    onSuccess: () => void refetchUser(),
  });
}
