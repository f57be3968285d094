import { body } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ItemBody } from '../to-item-body';
import { itemQuery } from './get-item';

/** As it was when it was opened, or whatever has become of it since. */
type EditedVersion = number | 'current';

/** Says something else of an item; refused when it was edited since `version`. */
export function useEditItem(id: string) {
  const queryClient = useQueryClient();
  const getCurrent = () => queryClient.fetchQuery({ ...itemQuery(id), staleTime: 0 });
  return useMutation({
    mutationFn: async ({ version, ...item }: ItemBody & { version: EditedVersion }) => {
      const edited = version === 'current' ? (await getCurrent()).version : version;
      return body(
        api.PUT('/items/{id}', { params: { path: { id } }, body: { ...item, version: edited } }),
      );
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  });
}
