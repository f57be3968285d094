import { today } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { firstDayOf, monthOf } from '@/lib/month';
import { itemCalendarQuery } from '../api/get-calendar';
import { calendarBounds } from '../calendar-bounds';
import { CalendarLegend } from './calendar-legend';
import { ClosableDays } from './closable-days';
import { MonthRentals } from './month-rentals';

type OwnerCalendarProps = {
  itemId: string;
  /** As `2026-12`. */
  month: string;
  onMonth: (month: string) => void;
};

/** The days of an object, month by month: those ahead can be closed, those that are over looked at. */
export function OwnerCalendar({ itemId, month, onMonth }: OwnerCalendarProps) {
  const now = today();
  const isNow = month === monthOf(now);
  const { data: calendar, error, refetch } = useQuery(itemCalendarQuery(itemId, month));

  if (error && !calendar) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <div className="grid gap-4">
      <ClosableDays
        itemId={itemId}
        calendar={calendar}
        isPast={month < monthOf(now)}
        label="Jours de l'objet"
        {...calendarBounds(now)}
        initial={isNow ? now : firstDayOf(month)}
        onMonth={onMonth}
      />
      <CalendarLegend several={(calendar?.pieces ?? 1) > 1} />
      {calendar && <MonthRentals calendar={calendar} month={month} />}
    </div>
  );
}
