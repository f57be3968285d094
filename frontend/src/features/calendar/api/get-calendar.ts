import { allPages, body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { addMonths, firstDayOf } from '@/lib/month';

/** From the first day of a month to that of the next. */
const daysOf = (month: string) => ({
  from: firstDayOf(month),
  to: firstDayOf(addMonths(month, 1)),
});

/** A month of one object of the caller's. */
export const itemCalendarQuery = (id: string, month: string) =>
  queryOptions({
    queryKey: ['items', 'calendar', id, month],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/items/{id}/calendar', {
          params: { path: { id }, query: daysOf(month) },
          signal,
        }),
      ),
  });

/** A month of all of them. */
export const calendarQuery = (month: string) =>
  queryOptions({
    queryKey: ['items', 'calendar', 'all', month],
    queryFn: ({ signal }) =>
      allPages((cursor) =>
        api.GET('/api/calendar', { params: { query: { ...daysOf(month), cursor } }, signal }),
      ),
  });
