import type { Item } from '@/api/types';
import type { Handover } from '@/features/places';

/** What the item page hands over to the till, through the navigation state. */
export type BillingRequest = {
  item: Pick<Item, 'id' | 'title' | 'images' | 'price' | 'priceUnit' | 'deposit' | 'location'>;
  /** Francs, as the visitor saw it; the till asks again. */
  totalPrice: number;
  totalDays: number;
  pieces: number;
  startDate: string;
  endDate: string;
  handover: Handover;
  /** Where to deliver and whom to call, for the owner. */
  message: string;
};

/** The request in a navigation state, which may also be empty or someone else's. */
export const readBillingRequest = (state: unknown): BillingRequest | null =>
  state && typeof state === 'object' && 'item' in state && 'startDate' in state
    ? (state as BillingRequest)
    : null;

/** One line out of the two optional fields of the request form. */
export const deliveryMessage = (draft: { address: string; phone: string }): string =>
  [
    draft.address && `Adresse\u00a0: ${draft.address}`,
    draft.phone && `Téléphone\u00a0: ${draft.phone}`,
  ]
    .filter(Boolean)
    .join(' · ');
