import { formatFcfa, perPiece } from '@loka/client';
import type { Item } from '@/api/types';

export type Shared = Pick<Item, 'id' | 'title' | 'price' | 'priceUnit' | 'pieces' | 'location'>;

/** What a friend reads before the address: what it is, what it costs, and where. */
export const shareWords = ({ title, price, priceUnit, pieces, location }: Shared): string =>
  `${title}, ${formatFcfa(price)} par ${perPiece(priceUnit, pieces)}, ${location}. À louer sur Loka\u00a0:`;

/** Opens WhatsApp with it, to choose whom to send it to. */
export const whatsAppAddress = (item: Shared, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${shareWords(item)} ${address}`)}`;
