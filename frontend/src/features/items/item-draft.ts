export type ItemDraft = {
  title: string;
  description: string;
  category: string;
  price: string;
  priceUnit: string;
  deposit: string;
  condition: string;
  city: string;
  quartier: string;
  specifications: { name: string; value: string }[];
};

const STORAGE_KEY = 'loka.item-draft';

const EMPTY: ItemDraft = {
  title: '',
  description: '',
  category: 'electronique',
  price: '',
  priceUnit: 'jour',
  deposit: '',
  condition: '',
  city: 'Libreville',
  quartier: '',
  specifications: [],
};

/**
 * What was typed in the new item's form. Kept, because a phone short of memory may drop the page
 * while its camera is open.
 */
export const itemDraft = {
  load: (): ItemDraft => ({
    ...EMPTY,
    ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'),
  }),
  save: (draft: ItemDraft) => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft)),
  clear: () => sessionStorage.removeItem(STORAGE_KEY),
};
