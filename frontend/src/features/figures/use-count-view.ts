import { browserStorage, today } from '@loka/client';
import { useEffect } from 'react';
import { api } from '@/api/client';

const KEY = 'loka.views';

/** What was looked at in this browser today; of other days nothing is kept. */
const viewsOfToday = {
  list(): readonly string[] {
    const { day, ids = [] } = JSON.parse(browserStorage.get(KEY) ?? '{}');
    return day === today() ? ids : [];
  },
  add: (id: string) =>
    browserStorage.set(KEY, JSON.stringify({ day: today(), ids: [...viewsOfToday.list(), id] })),
};

/**
 * Says that the page of an object is shown, once a day for each object. Nothing depends on it: a failure
 * is nobody's matter.
 */
export function useCountView(id: string | undefined): void {
  useEffect(() => {
    if (!id || viewsOfToday.list().includes(id)) return;
    api
      .POST('/api/items/{id}/views', { params: { path: { id } } })
      .then(() => viewsOfToday.add(id))
      .catch(() => undefined);
  }, [id]);
}
