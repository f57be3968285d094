import { useEffect } from 'react';
import { api } from '@/api/client';

/** Says once that the page of an object is shown. Nothing depends on it: a failure is nobody's matter. */
export function useCountView(id: string | undefined): void {
  useEffect(() => {
    if (id) api.POST('/api/items/{id}/views', { params: { path: { id } } }).catch(() => undefined);
  }, [id]);
}
