import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { TOO_MANY_FAVOURITES } from '@/api/known-before.fr';
import { toast } from '@/components/ui/toast';
import { useAuth } from '@/features/account';
import { REMOVE, SAVE } from './api/favourite-kinds';
import { addPress, afterPress, favouriteIdsQuery, forgetPress } from './api/list-ids';
import { useVisitorFavourites } from './use-visitor-favourites';
import { visitorFavourites } from './visitor-favourites';

type Days = { start: string; end: string };

const NOT_KEPT = "Ce favori n'a pas été enregistré. Réessayez avec du réseau.";

/** Whether an object is kept, by a member or by a visitor of this browser, and how to change that. */
export function useFavourite(itemId: string) {
  const { user } = useAuth();
  const client = useQueryClient();
  const userId = user?.id ?? '';
  const ids = useQuery({ ...favouriteIdsQuery(userId), enabled: userId !== '' });
  const visitors = useVisitorFavourites();
  const isKept = user
    ? (ids.data?.includes(itemId) ?? false)
    : visitors.some(({ id }) => id === itemId);

  async function send(kind: typeof SAVE | typeof REMOVE, body: Partial<Days>) {
    const { queryKey } = favouriteIdsQuery(userId);
    const press = { userId, itemId, isKept: kind === SAVE };
    addPress(press);
    const isKnown = client.getQueryData(queryKey) !== undefined;
    client.setQueryData<string[]>(queryKey, (known = []) => afterPress(known, press));
    // The other ones are not known by that.
    if (!isKnown) void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    try {
      const { outbox } = await import('@/lib/offline');
      const became = await outbox.submit({ kind, subject: itemId, body, photos: [] });
      // Without network the server cannot say yet what the phone shows already.
      if (became === 'kept') return;
    } catch {
      toast.error(NOT_KEPT);
    }
    forgetPress(press);
    await client.invalidateQueries({ queryKey: ['favourites'] });
  }

  function keep(days: Partial<Days> = {}) {
    if (user) return void send(SAVE, days);
    if (!visitorFavourites.add({ id: itemId, ...days })) return toast.error(TOO_MANY_FAVOURITES);
    toast.success('Gardé dans vos favoris, sur cet appareil.');
  }

  function drop() {
    if (user) void send(REMOVE, {});
    else visitorFavourites.remove(itemId);
  }

  return { isKept, keep, drop };
}

/** Has the days that are looked at kept with an object that is kept. */
export function useLookedAt(itemId: string): (days: Days) => void {
  const { user } = useAuth();
  const client = useQueryClient();
  const userId = user?.id;
  return useCallback(
    ({ start, end }: Days) => {
      if (!userId) {
        const kept = visitorFavourites.list().find(({ id }) => id === itemId);
        if (kept && (kept.start !== start || kept.end !== end))
          visitorFavourites.add({ id: itemId, start, end });
        return;
      }
      const ids = client.getQueryData(favouriteIdsQuery(userId).queryKey);
      if (!ids?.includes(itemId)) return;
      void import('@/lib/offline')
        .then(({ outbox }) =>
          outbox.submit({ kind: SAVE, subject: itemId, body: { start, end }, photos: [] }),
        )
        .catch(() => undefined);
    },
    [userId, itemId, client],
  );
}
