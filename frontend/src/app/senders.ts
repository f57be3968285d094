import { favouriteSenders } from '@/features/favourites';
import { messageSenders } from '@/features/messages/api/kept-messages';
import { stepSenders } from '@/features/rentals';
import type { Sender } from '@/lib/offline';

/** How each kind of what the outbox keeps is sent. */
export const senders: Record<string, Sender> = {
  ...stepSenders,
  ...messageSenders,
  ...favouriteSenders,
};
