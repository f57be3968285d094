import type { NewItem } from '@/api/types';
import { toPlace } from '@/features/places';
import { readFrancs } from '@/lib/francs';
import type { ItemDraft } from './item-draft';

/** The call's body out of what was typed: francs as integers, nothing empty. */
export function toNewItem(
  { location, specifications, price, deposit, ...texts }: ItemDraft,
  id: string,
  images: string[],
): NewItem & { id: string } {
  const pairs = specifications.map(({ name, value }) => [name, value] as const);
  return {
    // The lists only offer what the call takes.
    ...(filled(Object.entries(texts)) as Pick<NewItem, 'title'>),
    id,
    price: readFrancs(price),
    deposit: readFrancs(deposit),
    ...toPlace(location),
    specifications: filled(pairs),
    images,
  };
}

/** The pairs in which both sides say something, without the blanks around them. */
function filled(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const trimmed = pairs.map(([name, value]) => [name.trim(), value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([name, value]) => name && value));
}
