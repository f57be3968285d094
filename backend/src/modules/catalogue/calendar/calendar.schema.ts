import { z } from 'zod';
import { daysBetween } from '../../../kernel/day.js';
import { listing } from '../../../platform/http/listing.js';

const longestRange = 100;
const day = z.iso.date();

export const calendarPeriodKinds = ['booked', 'requested', 'closed'] as const;

/** What an owner's calendar shows of an object between two days. */
export const itemCalendarView = z
  .object({
    id: z.uuid(),
    title: z.string(),
    image: z.string().nullable().describe('Address of its first picture'),
    pieces: z.int().describe('How many of the same there are'),
    available: z.boolean(),
    pausedUntil: day.nullable(),
    periods: z
      .array(
        z.object({
          kind: z.enum(calendarPeriodKinds),
          start: day,
          end: day.describe('The first day that is free again'),
          pieces: z.int().describe('Of a closure, all: it leaves those alone that are let'),
          rentalId: z.uuid().nullable(),
          renterName: z
            .string()
            .nullable()
            .describe('Of a request, masked for its owner until it is accepted'),
        }),
      )
      .describe('In the order of their first days, [start, end); also those that reach beyond'),
  })
  .meta({ id: 'ItemCalendar' });

export const calendarFeedView = z
  .object({
    url: z
      .url()
      .nullable()
      .describe('The secret address for other calendars; null while there is none'),
  })
  .meta({ id: 'CalendarFeed' });

const range = { from: day, to: day.describe('The first day that is not wanted') };
const inOrder = ({ from, to }: { from: string; to: string }) =>
  from < to && daysBetween(from, to) <= longestRange;
const order = { path: ['to'], message: `Indiquez ${longestRange} jours au plus` };

export const calendarRange = z.object(range).refine(inOrder, order);
export const calendarList = listing.extend(range).refine(inOrder, order);

export type CalendarRange = z.infer<typeof calendarRange>;
export type CalendarList = z.infer<typeof calendarList>;
export type ItemCalendarView = z.infer<typeof itemCalendarView>;
export type CalendarFeedView = z.infer<typeof calendarFeedView>;
