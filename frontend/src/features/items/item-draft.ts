import type { NewItem } from '@/api/types';
import { emptyPlace, type PlaceDraft } from '@/features/places';

type DraftedSpecification = { name: string; value: string };

/** What was typed in the new item's form: the fields of the call, as texts. */
export type ItemDraft = Record<
  Exclude<keyof NewItem, 'id' | 'images' | 'location' | 'landmark' | 'point' | 'specifications'>,
  string
> & { location: PlaceDraft; specifications: DraftedSpecification[] };

const STORAGE_KEY = 'loka.item-draft';

const INITIAL: Partial<ItemDraft> = {
  category: 'electronique',
  priceUnit: 'jour',
  location: emptyPlace,
  specifications: [],
};

/** Kept, because a phone short of memory may drop the page while its camera is open. */
export const itemDraft = {
  load: (): Partial<ItemDraft> => ({
    ...INITIAL,
    ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'),
  }),
  save: (draft: ItemDraft) => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft)),
  clear: () => sessionStorage.removeItem(STORAGE_KEY),
};
