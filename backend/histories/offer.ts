import type { MadePayment } from './what-happened.js';

/** An object, as its owner offers it by the day. Amounts in XAF. */
export interface Offer {
  id: string;
  ownerId: string;
  /** Of a day and a piece, and less from some days on. */
  price: number;
  tier: { from: number; price: number } | null;
  /** Of a piece. */
  deposit: number;
  /** How many of the same there are. */
  pieces: number;
  /** For bringing it; null when its owner does not. */
  deliveryFee: number | null;
}

/** What a renter asks for: the days from `start` to `end`, so many of them. */
interface Wish {
  start: string;
  end: string;
  days: number;
  pieces: number;
  isDelivered: boolean;
}

/** What a wish costs, by the rules of prices stated anew. */
export function termsOf(
  { id: itemId, ownerId, price, tier, deposit, deliveryFee }: Offer,
  { start, end, days, pieces, isDelivered }: Wish,
): NonNullable<MadePayment['wanted']> {
  const perDay = tier && days >= tier.from ? tier.price : price;
  const delivery = isDelivered ? (deliveryFee ?? 0) : 0;
  return {
    ...{ itemId, ownerId, start, end, pieces },
    rent: days * perDay * pieces + delivery,
    deliveryFee: delivery,
    deposit: deposit * pieces,
  };
}
