import { ApiError, body } from '@loka/client';
import { api } from '@/api/client';
import { toast } from '@/components/ui/toast';
import type { Entry, Sender } from '@/lib/offline';
import { REMOVE, SAVE } from './favourite-kinds';
import { forgetPress } from './list-ids';

/** How hearts that were pressed without network are sent; one that is sent twice counts once. */
export const favouriteSenders: Record<typeof SAVE | typeof REMOVE, Sender> = {
  [SAVE]: (entry, signal) =>
    told(
      entry,
      body(api.PUT('/api/favourites/{itemId}', { ...of(entry), body: entry.body, signal })),
    ),
  [REMOVE]: (entry, signal) =>
    told(entry, body(api.DELETE('/api/favourites/{itemId}', { ...of(entry), signal }))),
};

const of = ({ subject }: Entry) => ({ params: { path: { itemId: subject } } });

async function told({ userId, subject, kind }: Entry, call: Promise<unknown>): Promise<void> {
  await orDrop(call);
  forgetPress({ userId, itemId: subject, isKept: kind === SAVE });
}

/** What is refused is said and forgotten: a heart is no work that somebody would correct. */
async function orDrop(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!isRefused || error.status === 401 || error.status === 429) throw error;
    toast.error(error.message);
  }
}
