import type { NewItem } from '@/api/types';
import { toPlace } from '@/features/places';
import { readFrancs } from '@/lib/francs';
import { type ItemDraft, isSaid } from './item-draft';

/** What both calls take that list and edit an object. */
export type ItemBody = Required<Omit<NewItem, 'id'>>;

/** The call's body out of what was typed: numbers as integers, nothing empty. */
export function toItemBody(typed: ItemDraft, images: string[]): ItemBody {
  const { location, specifications, price, deposit, requiresVerifiedRenter } = typed;
  const { pieces, priceTiers, delivers, deliveryFee } = typed;
  return {
    // The lists only offer what the call takes.
    category: typed.category as ItemBody['category'],
    priceUnit: typed.priceUnit as ItemBody['priceUnit'],
    condition: (typed.condition || null) as ItemBody['condition'],
    title: typed.title.trim(),
    description: typed.description.trim(),
    price: readFrancs(price),
    deposit: readFrancs(deposit),
    ...toPlace(location),
    specifications: filled(specifications.map(({ name, value }) => [name, value] as const)),
    requiresVerifiedRenter,
    pieces: Number(pieces),
    priceTiers: priceTiers.filter(isSaid).map((tier) => ({
      from: Number(tier.from),
      price: readFrancs(tier.price),
    })),
    deliveryFee: delivers ? readFrancs(deliveryFee) : null,
    images,
  };
}

/** The pairs in which both sides say something, without the blanks around them. */
function filled(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const trimmed = pairs.map(([name, value]) => [name.trim(), value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([name, value]) => name && value));
}
