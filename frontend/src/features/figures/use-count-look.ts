import { browserStorage, today } from '@loka/client';
import { useEffect } from 'react';
import { api } from '@/api/client';

/** What is counted of an object, and how the API is told. */
const looks = {
  views: (id: string) => api.POST('/api/items/{id}/views', { params: { path: { id } } }),
  checkouts: (id: string) => api.POST('/api/items/{id}/checkouts', { params: { path: { id } } }),
};

type Look = keyof typeof looks;

/** Which objects that was told of in this browser today; of other days nothing is kept. */
const toldToday = (look: Look) => {
  const key = `loka.${look}`;
  const list = (): readonly string[] => {
    const told = browserStorage.read(key) as { day: string; ids: string[] } | null | undefined;
    return told?.day === today() ? told.ids : [];
  };
  const add = (id: string) =>
    browserStorage.set(key, JSON.stringify({ day: today(), ids: [...list(), id] }));
  return { list, add };
};

/** Tells once a day for each object. Nothing depends on it: a failure is nobody's matter. */
function useCountLook(look: Look, id: string | undefined): void {
  useEffect(() => {
    const told = toldToday(look);
    if (!id || told.list().includes(id)) return;
    looks[look](id)
      .then(() => told.add(id))
      .catch(() => undefined);
  }, [look, id]);
}

/** The page of an object is shown. */
export const useCountView = (id: string | undefined) => useCountLook('views', id);

/** The bill of an object is shown, before it is paid. */
export const useCountCheckout = (id: string | undefined) => useCountLook('checkouts', id);
