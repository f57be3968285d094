import type { Handover } from '@/features/places';
import { keptForm } from '@/lib/kept-form';
import type { Period } from './availability';

/** `pieces` is 0 while its field is empty. */
export type RequestDraft = Period & {
  pieces: number;
  handover: Handover;
  address: string;
  phone: string;
};

export const PICKUP: Handover = { fulfilment: 'pickup', meetingPointId: null };

const EMPTY: RequestDraft = {
  start: '',
  end: '',
  pieces: 1,
  handover: PICKUP,
  address: '',
  phone: '',
};

/** What was typed in an item's request form, kept while the visitor signs in or pays. */
export const requestDraft = (itemId: string) => keptForm(`request.${itemId}`, EMPTY);
