import type { NewItem } from '@/api/types';
import type { ItemDraft } from './item-draft';

/** The call's body out of what was typed: francs as integers, `Quartier, Ville`, no empty rows. */
export function toNewItem(
  draft: ItemDraft,
  id: string,
  images: string[],
): NewItem & { id: string } {
  const quartier = draft.quartier.replaceAll(',', ' ').trim();
  const filled = draft.specifications
    .map(({ name, value }) => [name.trim(), value.trim()] as const)
    .filter(([name, value]) => name && value);
  return {
    id,
    title: draft.title.trim(),
    description: draft.description.trim(),
    // The lists only offer what the call takes.
    category: draft.category as NewItem['category'],
    priceUnit: draft.priceUnit as NewItem['priceUnit'],
    condition: (draft.condition || null) as NewItem['condition'],
    price: Number(draft.price),
    deposit: Number(draft.deposit),
    location: quartier ? `${quartier}, ${draft.city}` : draft.city,
    specifications: Object.fromEntries(filled),
    images,
  };
}
