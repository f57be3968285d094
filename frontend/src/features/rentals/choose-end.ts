import { addDays, daysBetween, type ErrorCode } from '@loka/client';
import type { ItemDetail, Rental, RentalChange } from '@/api/types';
import { freePiecesOn, type Stock } from './availability';
import { lackOver } from './period';

/** Another end day of a rental, to be chosen. */
export type EndChange = {
  rental: Pick<Rental, 'start_date' | 'end_date' | 'pieces'>;
  kind: RentalChange['kind'];
  /** Undefined while it is not known; the server has the last word anyhow. */
  item: (Stock & Pick<ItemDetail, 'periodRules'>) | undefined;
  today: string;
};

/** What the server, too, may say of an end day. */
const END_CODES = [
  'end-not-later',
  'end-not-earlier',
  'end-too-early',
  'whole-weeks',
  'period-too-long',
  'dates-taken',
  'too-few-pieces',
] as const satisfies readonly ErrorCode[];

export type EndCode = (typeof END_CODES)[number];

export const isEndCode = (code: ErrorCode): code is EndCode =>
  (END_CODES as readonly ErrorCode[]).includes(code);

/** Why a rental cannot end on a day; null when it can. */
export function endRefusal({ rental, kind, item, today }: EndChange, day: string): EndCode | null {
  const { start_date: start, end_date: end, pieces } = rental;
  if (kind === 'extension' && day <= end) return 'end-not-later';
  if (kind === 'shortening' && day >= end) return 'end-not-earlier';
  const days = daysBetween(start, day);
  if (day < today || days < 1) return 'end-too-early';
  if (!item) return null;
  const { daysPerUnit, longestDays } = item.periodRules;
  if (days % daysPerUnit > 0) return 'whole-weeks';
  if (kind === 'shortening') return null;
  if (days > longestDays) return 'period-too-long';
  return lackOver({ item, pieces }, { start: end, end: day });
}

/** Until the object is known, which says it. */
const LONGEST_DAYS = 366;

/** The months to choose from, as their first and last days of interest. */
export function endBounds(change: EndChange): { first: string; last: string } {
  const { rental, kind, item, today } = change;
  const { start_date: start, end_date: end } = rental;
  if (kind === 'shortening') {
    return { first: start < today && today < end ? today : start, last: end };
  }
  return { first: end, last: addDays(start, item?.periodRules.longestDays ?? LONGEST_DAYS) };
}

/** The first day on which the rental can end; null when there is none. */
export function soonestEnd(change: EndChange): string | null {
  const { first, last } = endBounds(change);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (endRefusal(change, day) === null) return day;
  }
  return null;
}

/** How a day stands to the choice, for its look and its words. */
export type EndStanding = 'new-end' | 'old-end' | 'within' | 'possible' | 'taken' | 'closed';

/** @param newEnd the chosen day; empty before there is one */
export function standingOf(change: EndChange, newEnd: string, day: string): EndStanding {
  const { start_date: start, end_date: end, pieces } = change.rental;
  if (day === newEnd) return 'new-end';
  if (day === end) return 'old-end';
  const isOpen = endRefusal(change, day) === null;
  if (start <= day && day < (newEnd || end) && !(isOpen && newEnd === '')) return 'within';
  if (isOpen) return 'possible';
  const { item } = change;
  return item && day > end && freePiecesOn(item, day) < pieces ? 'taken' : 'closed';
}
