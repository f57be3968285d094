import { addDays, formatFullDay, formatMonthAndYear, today } from '@loka/client';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  sameDayIn,
  weekdayOf,
  weeksOf,
} from '@/lib/month';
import { IconButton } from './icon-button';

/**
 * How a day looks: `offered` stands out among the free ones, `edge` and `within` are the choice, `short`
 * what of the choice cannot be had. The rest is for the owner: what is let, in part or all of it, asked for, or shut.
 */
export type DayLook =
  | 'free'
  | 'offered'
  | 'closed'
  | 'taken'
  | 'edge'
  | 'within'
  | 'short'
  | 'let'
  | 'part'
  | 'asked'
  | 'shut';

export type CalendarDay = {
  look: DayLook;
  /** Said after the date, such as `libre`. */
  status: string;
  /** A few characters under the date. */
  note?: string | undefined;
  /** Whether it can be picked. It is picked anyhow, so that the page can say why not. */
  isOpen: boolean;
};

type CalendarProps = {
  /** What the days are chosen for. */
  label: string;
  /** Days as `2026-12-01`; the week of the first and the month of the last are the outermost that can be shown. */
  first: string;
  last: string;
  /** The day whose month is shown first. */
  initial: string;
  describe: (day: string) => CalendarDay;
  onPick: (day: string) => void;
  /** Told which month is shown: `2026-12`. */
  onMonth?: ((month: string) => void) | undefined;
  /** Without it the month is named, and changed, by the page around. */
  heading?: boolean | undefined;
  /** Takes back what was picked; without it, Escape is left to what is around the calendar. */
  onEscape?: (() => void) | undefined;
};

const LOOKS: Record<DayLook, string> = {
  free: 'font-medium text-ink-900 hover:bg-lagoon-50 rounded-xl',
  offered:
    'rounded-xl font-semibold text-lagoon-800 ring-1 ring-lagoon-300 ring-inset hover:bg-lagoon-50',
  closed: 'rounded-xl text-ink-400',
  taken: 'rounded-xl bg-sand-100 text-ink-400 line-through',
  edge: 'rounded-xl bg-lagoon-700 font-semibold text-white',
  within: 'bg-lagoon-100 font-medium text-lagoon-900',
  short:
    'rounded-xl bg-clay-50 font-semibold text-clay-700 line-through ring-1 ring-clay-600 ring-inset',
  let: 'rounded-xl bg-lagoon-700 font-semibold text-white',
  part: 'rounded-xl bg-lagoon-100 font-medium text-lagoon-900 hover:bg-lagoon-200',
  asked: 'rounded-xl bg-sun-100 font-semibold text-sun-800 ring-1 ring-sun-400 ring-inset',
  shut: 'rounded-xl bg-stripes text-ink-500 hover:text-ink-900',
};

const CHOSEN: readonly DayLook[] = ['edge', 'within', 'short'];

/* Two days of this month are enough to name every weekday, in French on every phone. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => {
  const [name = ''] = formatFullDay(addDays('2026-12-07', index)).split(' ');
  return name;
});

/** With fewer days left to pick from in the first month, the next one is shown with it. */
const FEW_DAYS = 14;

/**
 * A month of days to pick from, late in the first one two of them, by touch and by the keys of the grid pattern of
 * WAI-ARIA: arrows by days and weeks, Home and End of the week, pages by months, with Shift by years.
 */
export function Calendar(props: CalendarProps) {
  const {
    label,
    first,
    last,
    initial,
    describe,
    onPick,
    onMonth,
    onEscape,
    heading = true,
  } = props;
  const [current, setCurrent] = useState(initial);
  const grids = useRef<HTMLDivElement>(null);
  const isMovingFocus = useRef(false);
  const headingId = useId();
  const month = monthOf(current);

  useEffect(() => {
    if (!isMovingFocus.current) return;
    isMovingFocus.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  useEffect(() => onMonth?.(month), [month, onMonth]);

  const monday = addDays(first, -weekdayOf(first));
  const [from, to] = [latest(monday, firstDayOf(monthOf(first))), lastDayOf(monthOf(last))];
  const firstMonths = [monthOf(first), addMonths(monthOf(first), 1)];
  const isLate = addDays(first, FEW_DAYS - 1) > lastDayOf(monthOf(first));
  const isPair = heading && isLate && firstMonths.includes(month) && monthOf(last) > monthOf(first);
  const months = isPair ? firstMonths : [month];
  const within = (day: string) => (day < from ? from : day > to ? to : day);
  const sameDay = (of: string) => within(sameDayIn(of, current));
  const inMonths = (count: number) => sameDay(addMonths(month, count));

  function pick(day: string) {
    setCurrent(day);
    onPick(day);
  }

  function dayAfter({ key, shiftKey }: KeyboardEvent): string | undefined {
    const weekday = weekdayOf(current);
    switch (key) {
      case 'ArrowLeft':
        return addDays(current, -1);
      case 'ArrowRight':
        return addDays(current, 1);
      case 'ArrowUp':
        return addDays(current, -7);
      case 'ArrowDown':
        return addDays(current, 7);
      case 'Home':
        return addDays(current, -weekday);
      case 'End':
        return addDays(current, 6 - weekday);
      case 'PageUp':
        return inMonths(shiftKey ? -12 : -1);
      case 'PageDown':
        return inMonths(shiftKey ? 12 : 1);
      default:
        return undefined;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && onEscape) {
      // Nor does a dialog around it close.
      event.preventDefault();
      event.stopPropagation();
      onEscape();
      return;
    }
    const day = dayAfter(event);
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isMovingFocus.current = within(day) !== current;
    setCurrent(within(day));
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div ref={grids} className="@container">
        <div className={clsx('grid items-start gap-x-8 gap-y-3', isPair && '@xl:grid-cols-2')}>
          {months.map((shown, index) => {
            const id = `${headingId}${shown}`;
            return (
              <div key={shown} className="min-w-0">
                {heading && (
                  <MonthHeading
                    id={id}
                    month={shown}
                    before={
                      index === 0 && (
                        <IconButton
                          label="Mois précédent"
                          disabled={shown <= monthOf(first)}
                          onClick={() => setCurrent(sameDay(addMonths(shown, -1)))}
                        >
                          <ChevronLeft size={20} aria-hidden />
                        </IconButton>
                      )
                    }
                    after={
                      index === months.length - 1 && (
                        <IconButton
                          label="Mois suivant"
                          disabled={shown >= monthOf(last)}
                          onClick={() => setCurrent(sameDay(addMonths(shown, 1)))}
                        >
                          <ChevronRight size={20} aria-hidden />
                        </IconButton>
                      )
                    }
                  />
                )}
                <MonthGrid
                  weeks={weeksFrom(shown, from)}
                  current={current}
                  describe={describe}
                  onPick={pick}
                  aria-labelledby={heading ? id : undefined}
                  aria-label={heading ? undefined : `${label}, ${formatMonthAndYear(shown)}`}
                  onKeyDown={onKeyDown}
                />
              </div>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}

type MonthHeadingProps = { id: string; month: string; before: ReactNode; after: ReactNode };

/** The name of a month, in the middle also where it has no button at one side. */
function MonthHeading({ id, month, before, after }: MonthHeadingProps) {
  const none = <span className="size-11" />;
  return (
    <div className="mb-1 flex items-center justify-between">
      {before || none}
      <p
        id={id}
        aria-live="polite"
        className="font-display font-semibold text-[min(1.125rem,6.5vw)] text-ink-900 first-letter:uppercase"
      >
        {formatMonthAndYear(month)}
      </p>
      {after || none}
    </div>
  );
}

type MonthGridProps = Pick<CalendarProps, 'describe' | 'onPick'> &
  Pick<ComponentProps<'table'>, 'aria-label' | 'aria-labelledby' | 'onKeyDown'> & {
    weeks: (string | null)[][];
    current: string;
  };

function MonthGrid({ weeks, current, describe, onPick, ...table }: MonthGridProps) {
  return (
    <table
      {...table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern, on a table.
      role="grid"
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1"
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th
              key={name}
              scope="col"
              className="pb-1 font-normal text-[min(0.875rem,4.6vw)] text-ink-500"
            >
              <span aria-hidden>{name.slice(0, 2)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) =>
              day ? (
                <DayCell
                  key={day}
                  day={day}
                  {...describe(day)}
                  isCurrent={day === current}
                  onPick={() => onPick(day)}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is all that an empty cell has.
                <td key={place} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Late in a month, weeks that are over would leave a few days to pick from at the very end. */
const weeksFrom = (month: string, from: string) =>
  weeksOf(month).filter((week) => week.some((day) => day !== null && day >= from));

const latest = (one: string, other: string) => (one > other ? one : other);

type DayCellProps = CalendarDay & { day: string; isCurrent: boolean; onPick: () => void };

function DayCell({ day, look, status, note, isOpen, isCurrent, onPick }: DayCellProps) {
  const isToday = day === today();
  return (
    // biome-ignore lint/a11y: a cell of the grid pattern, whose focus is on the button in it.
    <td role="gridcell" aria-selected={CHOSEN.includes(look)} className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={`${formatFullDay(day)}, ${status}`}
        aria-disabled={!isOpen || undefined}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPick}
        className={clsx(
          'relative grid h-11 w-full place-items-center text-[min(1rem,5.4vw)] tabular-nums transition-colors',
          'focus-visible:z-10 aria-disabled:cursor-not-allowed',
          LOOKS[look],
        )}
      >
        {Number(day.slice(8))}
        {note && (
          <span aria-hidden className="-mt-3.5 text-[0.65rem] leading-none">
            {note}
          </span>
        )}
        {isToday && (
          <span aria-hidden className="absolute bottom-1 size-1.5 rounded-full bg-sun-400" />
        )}
      </button>
    </td>
  );
}
