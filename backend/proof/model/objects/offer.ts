import { daysBetween } from '../days.js';
import type { MadePayment } from '../what-happened.js';

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
  /** Whether only members with a verified identity rent it. */
  isForVerified: boolean;
}

type Wanted = NonNullable<MadePayment['wanted']>;

/** What a renter asks for. */
export type Wish = Pick<Wanted, 'start' | 'end' | 'pieces' | 'fulfilment' | 'meetingPointId'>;

/** What a wish costs, by the rules of prices stated anew. */
export function termsOf(
  { id: itemId, ownerId, price, tier, deposit, deliveryFee }: Offer,
  { start, end, pieces, fulfilment, meetingPointId }: Wish,
): Wanted {
  const { length: days } = daysBetween(start, end);
  const perDay = tier && days >= tier.from ? tier.price : price;
  const delivery = fulfilment === 'delivery' ? (deliveryFee ?? 0) : 0;
  return {
    ...{ itemId, ownerId, start, end, pieces, fulfilment, meetingPointId },
    rent: days * perDay * pieces + delivery,
    deliveryFee: delivery,
    deposit: deposit * pieces,
  };
}

/** Whether an offer is for so many pieces, brought when they are to be. */
export function offersIt({ pieces, deliveryFee }: Offer, wish: Wish): boolean {
  return wish.pieces <= pieces && (wish.fulfilment !== 'delivery' || deliveryFee !== null);
}
