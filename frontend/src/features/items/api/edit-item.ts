import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ItemBody } from '../to-item-body';
import { itemQuery } from './get-item';

/** As it was when it was opened, or whatever has become of it since. */
type EditedVersion = number | 'current';

/**
 * Says something else of an item; refused when it was edited since `version`.
 *
 * @param onEdited called also when whoever sent it has left the form meanwhile
 */
export function useEditItem(id: string, onEdited: () => Promise<void>) {
  const queryClient = useQueryClient();
  const getCurrent = () => queryClient.fetchQuery({ ...itemQuery(id), staleTime: 0 });
  return useMutation({
    mutationFn: async ({ version, ...item }: ItemBody & { version: EditedVersion }) => {
      const edited = version === 'current' ? (await getCurrent()).version : version;
      await api.PUT('/items/{id}', {
        params: { path: { id } },
        body: { ...item, version: edited },
      });
      await onEdited();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
