import { addDays, today } from '@loka/client';
import { Calendar, type CalendarDay } from '@/components/ui/calendar';
import { chooseDate, type Dates } from '../dates-choice';

/** How far ahead objects are looked for. */
const MOST_DAYS_AHEAD = 365;

type DatesCalendarProps = {
  value: Dates;
  onChange: (dates: Dates) => void;
  onEscape: () => void;
};

export default function DatesCalendar({ value, onChange, onEscape }: DatesCalendarProps) {
  const first = today();
  const last = addDays(first, MOST_DAYS_AHEAD);
  const isOpen = (day: string) => first <= day && day <= last;
  return (
    <div className="grid gap-1">
      <p aria-live="polite" className="text-ink-500 text-sm">
        {value.from && !value.to ? 'Touchez le jour du retour.' : 'Touchez le premier jour.'}
      </p>
      <Calendar
        label="Dates de la location"
        first={first}
        last={last}
        initial={value.from && isOpen(value.from) ? value.from : first}
        describe={(day) => describe(value, day, isOpen(day))}
        onPick={(day) => isOpen(day) && onChange(chooseDate(value, day))}
        onEscape={onEscape}
      />
    </div>
  );
}

function describe({ from, to }: Dates, day: string, isOpen: boolean): CalendarDay {
  if (day === from) return { look: 'edge', status: 'premier jour', isOpen };
  if (day === to) return { look: 'edge', status: 'jour du retour', isOpen };
  if (!isOpen) return { look: 'closed', status: 'ne peut pas être choisi', isOpen };
  const isWithin = from !== undefined && to !== undefined && from < day && day < to;
  return isWithin
    ? { look: 'within', status: 'choisi', isOpen }
    : { look: 'free', status: 'peut être choisi', isOpen };
}
