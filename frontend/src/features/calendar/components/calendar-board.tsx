import { formatDay, formatFullDay, today } from '@loka/client';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { ItemCalendar } from '@/api/types';
import { Picture } from '@/components/ui/picture';
import { firstDayOf, lastDayOf, weekdayOf } from '@/lib/month';
import { paths } from '@/lib/paths';
import { useMediaQuery } from '@/lib/use-media-query';
import { type DayState, daysFromTo, stateOf } from '../day-states';
import { monthSummary } from '../month-summary';

const FILLS: Record<DayState, string> = {
  booked: 'bg-lagoon-700',
  part: 'bg-lagoon-200',
  closed: 'bg-stripes',
  requested: 'bg-sun-100 ring-1 ring-sun-400 ring-inset',
  free: 'bg-white ring-1 ring-sand-200 ring-inset',
};

type CalendarBoardProps = { calendars: readonly ItemCalendar[]; month: string };

/** A month of all objects of an owner: a row for each, with a cell for each day where there is room. */
export function CalendarBoard({ calendars, month }: CalendarBoardProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const days = daysFromTo(firstDayOf(month), lastDayOf(month));
  return isWide ? (
    <WideBoard calendars={calendars} month={month} days={days} />
  ) : (
    <ul className="grid gap-3">
      {calendars.map((calendar) => (
        <li key={calendar.id} className="rounded-2xl border border-sand-200 bg-white p-3.5">
          <ItemLink calendar={calendar} />
          <span aria-hidden className="mt-2.5 flex gap-px">
            {days.map((day) => (
              <span
                key={day}
                className={clsx('h-5 flex-1 rounded-xs', FILLS[stateOf(calendar, day).state])}
              />
            ))}
          </span>
          <p className="mt-1.5 text-sm">{monthSummary(calendar, month)}</p>
        </li>
      ))}
    </ul>
  );
}

function WideBoard({ calendars, month, days }: CalendarBoardProps & { days: string[] }) {
  const now = today();
  return (
    <div className="overflow-hidden rounded-2xl border border-sand-200 bg-white">
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-44 p-3 text-left font-semibold xl:w-52">
              Objet
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={formatFullDay(day)}
                aria-current={day === now ? 'date' : undefined}
                className={clsx(
                  'py-2 font-normal text-xs tabular-nums',
                  weekdayOf(day) > 4 && 'bg-sand-100',
                  day === now && 'font-bold text-lagoon-700',
                )}
              >
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendars.map((calendar) => (
            <tr key={calendar.id}>
              <th scope="row" className="border-sand-200 border-t p-2 text-left font-normal">
                <ItemLink calendar={calendar} />
                <span className="sr-only">{monthSummary(calendar, month)}</span>
              </th>
              {days.map((day) => (
                <BoardCell key={day} calendar={calendar} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What it shows is said once for the row, in its heading. */
function BoardCell({ calendar, day }: { calendar: ItemCalendar; day: string }) {
  const { state, booked } = stateOf(calendar, day);
  return (
    <td
      aria-hidden
      className={clsx('border-sand-200 border-t p-px', weekdayOf(day) > 4 && 'bg-sand-100')}
    >
      <span
        className={clsx(
          'grid h-8 place-items-center rounded-md text-[0.65rem]',
          FILLS[state],
          state === 'booked' ? 'text-white' : 'text-ink-900',
        )}
      >
        {calendar.pieces > 1 && booked > 0 && booked}
      </span>
    </td>
  );
}

function ItemLink({ calendar }: { calendar: ItemCalendar }) {
  const { id, title, image, pieces, available, pausedUntil } = calendar;
  const note = pausedUntil
    ? `En pause, de retour le ${formatDay(pausedUntil)}`
    : available
      ? pieces > 1 && `${pieces} pièces`
      : 'Indisponible';
  return (
    <Link
      to={paths.itemCalendar(id)}
      className="group flex min-h-11 items-center gap-3 rounded-xl text-ink-900"
    >
      <Picture
        src={image ?? undefined}
        alt=""
        sizes="2.75rem"
        className="size-11 shrink-0 rounded-lg"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium leading-snug group-hover:underline">{title}</span>
        {note && <span className="block text-ink-500 text-xs">{note}</span>}
      </span>
    </Link>
  );
}
