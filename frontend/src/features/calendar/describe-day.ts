import { plural } from '@loka/client';
import type { ItemCalendar } from '@/api/types';
import type { CalendarDay, DayLook } from '@/components/ui/calendar';
import { type DayState, daysFromTo, type OwnersDay, stateOf } from './day-states';
import type { DayRange } from './use-day-range';

/** Those of a day in an owner's calendar. */
export type OwnersLook = Exclude<DayLook, 'offered' | 'taken' | 'short'>;

const LOOKS: Record<DayState, OwnersLook> = {
  booked: 'let',
  part: 'part',
  closed: 'shut',
  requested: 'asked',
  free: 'free',
};

const STATUS: Record<DayState, string> = {
  booked: 'loué',
  part: 'loué en partie',
  closed: 'fermé',
  requested: 'demandé',
  free: 'libre',
};

/**
 * A day of an object as its owner sees it. Days that are over can be looked at and not changed.
 *
 * @param range the days in hand, which are about to be closed or opened
 */
export function describeDay(
  calendar: ItemCalendar | undefined,
  day: string,
  now: string,
  range: DayRange | null,
): CalendarDay & { look: OwnersLook } {
  if (!calendar) return { look: 'closed', status: 'chargement', isOpen: false };
  const found = stateOf(calendar, day);
  const { state } = found;
  const isOpen = day >= now && state !== 'booked' && state !== 'requested';
  return {
    look: lookOf(state, day, now, isOpen ? range : null),
    status: statusOf(found, calendar.pieces, day < now),
    note:
      calendar.pieces > 1 && found.booked > 0 ? `${found.booked}/${calendar.pieces}` : undefined,
    isOpen,
  };
}

function lookOf(state: DayState, day: string, now: string, range: DayRange | null): OwnersLook {
  if (range && (day === range.first || day === range.last)) return 'edge';
  if (range && daysFromTo(range.first, range.last).includes(day)) return 'within';
  return day < now && state === 'free' ? 'closed' : LOOKS[state];
}

function statusOf({ state, booked }: OwnersDay, pieces: number, isOver: boolean): string {
  const words =
    pieces > 1 && booked > 0
      ? `${STATUS[state]}, ${booked} sur ${plural(pieces, 'pièce')}`
      : STATUS[state];
  return isOver ? `${words}, passé` : words;
}
